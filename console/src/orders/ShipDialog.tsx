import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';

interface ShipDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Carrier, waybill and a note, as the buyer will read them. */
export function ShipDialog({ orderId, onClose }: ShipDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={translate('console.orders.shipTitle')}
      confirm={translate('console.orders.ship')}
      done="console.orders.shipped"
      onSubmit={(typed) =>
        call('order.desk.ship', {
          orderId,
          carrier: typed('carrier') ?? '',
          trackingNumber: typed('trackingNumber'),
          note: typed('note'),
        })
      }
      onClose={onClose}
    >
      <TextField
        name="carrier"
        label={translate('console.orders.carrier')}
        required
        autoFocus
        helperText={translate('console.orders.carrierHint')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        name="trackingNumber"
        label={translate('console.orders.trackingNumber')}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        name="note"
        label={translate('console.orders.note')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
