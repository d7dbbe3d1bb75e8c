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
import { stepOfSignIn, type SignInStep } from '@mall/web-kit';
import type { SecondStep } from '../api/mall.js';
import { StepFields, typedStep } from '../second-factor/StepFields.js';

interface PasswordQuestionProps {
  readonly title: string;
  readonly hint: string;
  readonly confirm: string;
  readonly children: ReactNode;
  readonly onSubmit: (password: string) => Promise<unknown>;
  /** Continues with the ticket, where a second step is needed. */
  readonly onStep: (step: SecondStep) => Promise<unknown>;
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
  onStep,
  onCancel,
}: PasswordQuestionProps) {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SignInStep>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Events of React leave a dialog towards the components around it, which may be a form.
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    await (step ? onStep(typedStep(step.ticket, typed)) : onSubmit(String(typed.get('password')))).catch(
      (failure: unknown) => {
        const next = stepOfSignIn(failure);
        if (next) setStep(next);
        else setProblem((failure as Error).message);
      },
    );
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
            {step ? (
              <StepFields fields={step.fields} />
            ) : (
              <TextField
                name="password"
                type="password"
                label={translate('ra.auth.password')}
                autoComplete="current-password"
                required
                autoFocus
                fullWidth
              />
            )}
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
