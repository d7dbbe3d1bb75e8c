import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';

const SHORTEST = 10;

interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the own password; other sessions end. */
export function PasswordDialog({ isOpen, onClose }: PasswordDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    try {
      await call('auth.changePassword', {
        oldPassword: String(fields.get('old')),
        newPassword: String(fields.get('new')),
      });
      notify('console.account.passwordChanged', { type: 'success' });
      close();
    } catch (failure) {
      setProblem((failure as Error).message);
    }
  };
  const close = () => {
    setProblem('');
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{translate('console.account.password')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            name="old"
            type="password"
            label={translate('console.account.oldPassword')}
            autoComplete="current-password"
            required
            error={problem !== ''}
            helperText={problem}
          />
          <TextField
            name="new"
            type="password"
            label={translate('console.account.newPassword')}
            helperText={translate('console.account.passwordRule', { min: SHORTEST })}
            autoComplete="new-password"
            slotProps={{ htmlInput: { minLength: SHORTEST } }}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
