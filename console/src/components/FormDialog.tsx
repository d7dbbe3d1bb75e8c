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
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useUnsavedWork } from './unsaved-work.js';

/** Returns the trimmed text of a named field; undefined when it is empty. */
export type Typed = (name: string) => string | undefined;

interface FormDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** The text of the button. */
  readonly confirm: string;
  /** The message afterwards, a text key or a text; none when the caller shows one itself. */
  readonly done?: string;
  readonly children?: ReactNode;
  /** Disables the button, for instance while a file is being uploaded. */
  readonly isWaiting?: boolean;
  /** Whether the button has the initial focus: for dialogs without fields. */
  readonly isAtConfirm?: boolean;
  /** Submits the input; when it rejects, the dialog stays open and shows the message. */
  readonly onSubmit: (typed: Typed) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * A dialog for the input of an action; keeps the input when the server refuses. Only a button or Escape discards the input, not a
 * click beside the dialog.
 */
export function FormDialog({
  title,
  hint,
  confirm,
  done,
  children,
  isWaiting,
  isAtConfirm = false,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const typing = useTyping();
  const alert = useRef<HTMLDivElement>(null);
  // The button lost the focus while it was disabled, and without the focus inside, Escape does not close the dialog.
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    // Must happen before the action opens another page.
    typing.end();
    try {
      await onSubmit((name) => String(fields.get(name) ?? '').trim() || undefined);
    } catch (failure) {
      typing.begin();
      setProblem((failure as Error).message);
      setBusy(false);
      return;
    }
    if (done) notify(done, { type: 'success', messageArgs: { _: done } });
    refresh();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={(_, cause) => (cause === 'backdropClick' && typing.isTyped() ? undefined : onClose())}
      maxWidth="sm"
      fullWidth
    >
      <form onSubmit={(event) => void submit(event)} onKeyDown={pressOnce} onInput={typing.begin}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {hint && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {hint}
            </Typography>
          )}
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {children}
            {problem && (
              <Alert severity="error" ref={alert} tabIndex={-1}>
                {problem}
              </Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            autoFocus={isAtConfirm}
            loading={isBusy || isWaiting === true}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Reports typed text as unsaved work of the page until it is sent. */
function useTyping() {
  const { report } = useUnsavedWork();
  const form = useId();
  const isTyped = useRef(false);
  useEffect(() => () => report(form, false), [form, report]);
  const tell = (next: boolean) => () => {
    isTyped.current = next;
    report(form, next);
  };
  return { isTyped: () => isTyped.current, begin: tell(true), end: tell(false) };
}

/** Ignores the repeats of a held Enter: it opens a dialog, but must not confirm it. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
