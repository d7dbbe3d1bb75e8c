import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

/** What was typed into a named field, without the blanks around it; undefined when that is nothing. */
export type Typed = (name: string) => string | undefined;

interface FormDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** The word on the button. */
  readonly confirm: string;
  /** What is said when it is done, as a key or as text; nothing when whoever opened the dialog speaks. */
  readonly done?: string;
  readonly children?: ReactNode;
  /** Something that belongs to the act is not there yet, such as a file on its way. */
  readonly isWaiting?: boolean;
  /** A refusal keeps the dialog open and stands in it. */
  readonly onSubmit: (typed: Typed) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what an act needs before doing it; what was typed is kept when it is refused. */
export function FormDialog({
  title,
  hint,
  confirm,
  done,
  children,
  isWaiting,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await onSubmit((name) => String(fields.get(name) ?? '').trim() || undefined);
    } catch (failure) {
      setProblem((failure as Error).message);
      setBusy(false);
      return;
    }
    if (done) notify(done, { type: 'success', messageArgs: { _: done } });
    refresh();
    onClose();
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
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {children}
            {problem && <Alert severity="error">{problem}</Alert>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy || isWaiting === true}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
