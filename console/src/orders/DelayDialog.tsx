import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  delayReasons,
  orderBounds,
  type DelayReason,
  type MilestoneView,
  type OrderDetailView,
} from '@mall/contracts/order';
import { carsOf, dayRange } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';

interface DelayDialogProps {
  readonly order: OrderDetailView;
  readonly step: MilestoneView;
  readonly onClose: () => void;
}

/** States the new last day of a step and the reason; the buyer gets one notice. */
export function DelayDialog({ order, step, onClose }: DelayDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const locale = useReaderLocale();
  const { orderId, orderNumber } = order;
  const { code, label, expectedFrom, expectedTo } = step;
  const days = expectedFrom && expectedTo ? dayRange(expectedFrom, expectedTo, locale) : '';
  return (
    <FormDialog
      title={translate('console.milestones.delayTitle', { step: label, orderNumber })}
      hint={`${carsOf(order, locale)}. ${translate('console.milestones.expected', { days })}. ${translate('console.milestones.delayHint')}`}
      confirm={translate('console.milestones.delayConfirm')}
      done="console.milestones.delayDone"
      onSubmit={(typed) =>
        call('order.milestone.delay', {
          orderId,
          code,
          until: typed('until') ?? '',
          reason: typed('reason') as DelayReason,
          note: typed('note'),
        })
      }
      onClose={onClose}
    >
      <TextField
        name="until"
        type="date"
        label={translate('console.milestones.until')}
        defaultValue=""
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: expectedTo } }}
      />
      <TextField
        name="reason"
        select
        label={translate('console.milestones.reason')}
        defaultValue=""
        required
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" />
        {Object.entries(delayReasons).map(([reason, texts]) => (
          <option key={reason} value={reason}>
            {texts[locale]}
          </option>
        ))}
      </TextField>
      <TextField
        name="note"
        label={translate('console.orders.note')}
        helperText={translate('console.milestones.delayNote')}
        defaultValue=""
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: orderBounds.delayNote.max } }}
      />
    </FormDialog>
  );
}
