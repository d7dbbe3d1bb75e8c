import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';

interface ReasonDialogProps {
  readonly title: string;
  readonly hint?: string;
  readonly confirm: string;
  readonly shortest?: number;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a reason before something that cannot be taken back; stays open when it is refused. */
export function ReasonDialog({ title, hint, confirm, shortest = 3, onConfirm, onClose }: ReasonDialogProps) {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setBusy(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (failure) {
      setProblem((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {hint && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {hint}
            </Typography>
          )}
          <TextField
            name="reason"
            label={translate('console.reason')}
            multiline
            minRows={3}
            fullWidth
            required
            autoFocus
            error={problem !== ''}
            helperText={problem}
            slotProps={{ htmlInput: { minLength: shortest, maxLength: 300 } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
