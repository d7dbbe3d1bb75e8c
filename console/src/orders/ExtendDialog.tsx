import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';

interface ExtendDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** More time to pay. The rate stays locked only as long as it was. */
export function ExtendDialog({ orderId, onClose }: ExtendDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={translate('console.orders.extend')}
      hint={translate('console.orders.extendHint')}
      confirm={translate('console.orders.extend')}
      done="console.orders.extended"
      onSubmit={(typed) =>
        call('order.desk.extendPayTime', {
          orderId,
          hours: Number(typed('hours')),
          reason: typed('reason') ?? '',
        })
      }
      onClose={onClose}
    >
      <TextField
        name="hours"
        type="number"
        label={translate('console.orders.extendHours')}
        defaultValue={24}
        required
        autoFocus
        slotProps={{ htmlInput: { min: 1, max: 720, step: 1 } }}
      />
      <TextField
        name="reason"
        label={translate('console.reason')}
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
      />
    </FormDialog>
  );
}
