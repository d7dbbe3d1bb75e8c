import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HeldCarsView } from '@mall/contracts/order';
import { parseMinor } from '@mall/web-kit';
import { useCall } from '../../api/use-call.js';
import { FormDialog } from '../FormDialog.js';

interface AllowHoldDialogProps {
  readonly held: HeldCarsView;
  readonly onClose: () => void;
  readonly onDone?: (held: HeldCarsView) => void;
}

const DAY_MS = 86_400_000;
/** Returns a day as `yyyy-MM-dd` in the reader's time zone. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE');

/** Allows one buyer to hold more unpaid cars for some time, with a reason. */
export function AllowHoldDialog({ held, onClose, onDone }: AllowHoldDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const { userId, buyerName, maxCars, maxValueFee } = held;
  const label = (field: string): string => translate(`resources.held-cars.fields.${field}`);
  return (
    <FormDialog
      title={translate('console.held.allowTitle', { name: buyerName || userId })}
      hint={translate('console.held.allowHint')}
      confirm={translate('console.held.allow')}
      done="console.held.allowed"
      onSubmit={async (typed) => {
        // Until the end of that day in the reader's time zone.
        const until = new Date(`${typed('until') ?? ''}T23:59:59`).toISOString();
        const cars = Number(typed('cars'));
        const valueFee = parseMinor(typed('value') ?? '') ?? 0;
        onDone?.(
          await call('order.heldCars.allow', {
            userId,
            cars,
            valueFee,
            reason: typed('reason') ?? '',
            until,
          }),
        );
      }}
      onClose={onClose}
    >
      <TextField
        name="cars"
        type="number"
        label={label('cars')}
        defaultValue={maxCars}
        required
        autoFocus
        slotProps={{ htmlInput: { min: 1, max: 100_000, step: 1 } }}
      />
      <TextField
        name="value"
        label={label('value')}
        defaultValue={String(maxValueFee / 100)}
        required
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      <TextField
        name="until"
        type="date"
        label={label('until')}
        defaultValue={dayIn(30)}
        required
        slotProps={{ htmlInput: { min: dayIn(1), max: dayIn(365) }, inputLabel: { shrink: true } }}
      />
      <TextField
        name="reason"
        label={label('reason')}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
      />
    </FormDialog>
  );
}
