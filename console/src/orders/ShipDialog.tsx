import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useMall } from '../api/use-mall.js';
import { useAct } from '../components/use-act.js';

interface ShipDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Carrier, waybill and a note, as the buyer will read them. */
export function ShipDialog({ orderId, onClose }: ShipDialogProps) {
  const translate = useTranslate();
  const mall = useMall();
  const { act, isBusy } = useAct();
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim() || undefined;
    try {
      await mall.ship({
        orderId,
        carrier: text('carrier') ?? '',
        trackingNumber: text('trackingNumber'),
        note: text('note'),
      });
    } catch (failure) {
      setProblem((failure as Error).message);
      return;
    }
    await act(async () => undefined, 'console.orders.shipped');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{translate('console.orders.shipTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            name="carrier"
            label={translate('console.orders.carrier')}
            required
            autoFocus
            error={problem !== ''}
            helperText={problem || translate('console.orders.carrierHint')}
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('console.orders.ship')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
