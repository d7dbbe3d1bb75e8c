import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordQuestionProps {
  readonly title: string;
  readonly hint: string;
  readonly confirm: string;
  readonly children: ReactNode;
  readonly onSubmit: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/**
 * Asks for a password in a dialog over the page. Escape and a click beside it do nothing; the caller removes it after `onCancel`, and
 * when `onSubmit` has succeeded.
 */
export function PasswordQuestion({
  title,
  hint,
  confirm,
  children,
  onSubmit,
  onCancel,
}: PasswordQuestionProps) {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Events of React leave a dialog towards the components around it, which may be a form.
    event.preventDefault();
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    setProblem('');
    await onSubmit(password).catch((failure: unknown) => setProblem((failure as Error).message));
    setBusy(false);
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="password-question">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="password-question">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{hint}</DialogContentText>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            {children}
            <TextField
              name="password"
              type="password"
              label={translate('ra.auth.password')}
              autoComplete="current-password"
              required
              autoFocus
              fullWidth
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
