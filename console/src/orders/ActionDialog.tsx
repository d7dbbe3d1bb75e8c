import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  actionRequest,
  dialogFields,
  dialogWords,
  money,
  newPressKey,
  orderActions,
  type DialogAction,
  type DialogField,
  type Locale,
} from '@mall/web-kit';
import type { OrderDetailView, OrderView } from '@mall/contracts/order';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { FormDialog, type Typed } from '../components/FormDialog.js';

interface ActionDialogProps {
  readonly action: DialogAction;
  readonly order: OrderView & Partial<Pick<OrderDetailView, 'refundOnCancel'>>;
  /** The initial values of its text fields. */
  readonly initial?: Readonly<Record<string, string | undefined>>;
  /** Called after the operation, before the dialog closes. */
  readonly onDone?: (typed: Typed) => void;
  readonly onClose: () => void;
}

/** The dialog that the row of an action describes; submitting calls the action's operation. */
export function ActionDialog({ action, order, initial, onDone, onClose }: ActionDialogProps) {
  const call = useCall();
  const locale = useReaderLocale();
  const { operation, dialog } = orderActions[action];
  const { title, hint } = dialogWords(action, order, locale);
  // When the answer was lost and the button is pressed again, the action is not repeated.
  const [idempotencyKey] = useState(newPressKey);
  const submit = async (typed: Typed) => {
    await call(operation, actionRequest(action, order.orderId, typed, idempotencyKey));
    onDone?.(typed);
  };
  return (
    <FormDialog
      title={title}
      hint={hint}
      confirm={dialog.confirm[locale]}
      done={dialog.done[locale]}
      onSubmit={submit}
      onClose={onClose}
    >
      {action === 'staffCancel' && <RefundOfCancelling refunds={order.refundOnCancel ?? []} />}
      {dialogFields(action).map(([name, field], index) => (
        <ActionField
          key={name}
          name={name}
          field={field}
          initial={initial?.[name] ?? assumedIn(order, name)}
          locale={locale}
          autoFocus={index === 0}
        />
      ))}
    </FormDialog>
  );
}

/** Returns the preselected value: the cars of an unpaid order go back on sale; for other orders nothing is preselected. */
const assumedIn = ({ paidFee }: OrderView, name: string): string | undefined =>
  name === 'carFate' && paidFee === 0 ? 'onSale' : undefined;

/** Shows the refund that cancelling opens, as computed by the server. */
function RefundOfCancelling({ refunds }: { readonly refunds: OrderDetailView['refundOnCancel'] }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  if (refunds.length === 0) return null;
  const amounts = refunds.map(({ amountFee, currency }) => money(amountFee, currency, locale));
  return (
    <Alert severity="warning">
      {translate('console.orders.opensRefund', { amount: amounts.join(' + ') })}
    </Alert>
  );
}

interface ActionFieldProps {
  readonly name: string;
  readonly field: DialogField;
  readonly initial: string | undefined;
  readonly locale: Locale;
  readonly autoFocus: boolean;
}

function ActionField({ name, field, initial, locale, autoFocus }: ActionFieldProps) {
  const common = { name, label: field.label[locale], helperText: field.hint?.[locale], autoFocus };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...common}
          defaultValue={initial}
          required={field.min !== undefined}
          multiline={field.lines !== undefined}
          minRows={field.lines}
          slotProps={{ htmlInput: { minLength: field.min, maxLength: field.max } }}
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          defaultValue={field.initial}
          required
          slotProps={{ htmlInput: { min: field.min, max: field.max, step: 1 } }}
        />
      );
    case 'date':
      return <TextField {...common} type="date" required slotProps={{ inputLabel: { shrink: true } }} />;
    case 'choice':
      return (
        <TextField {...common} select defaultValue={initial ?? field.initial ?? ''} required>
          {Object.entries(field.choices).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text[locale]}
            </MenuItem>
          ))}
        </TextField>
      );
  }
}
