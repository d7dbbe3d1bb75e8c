import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { connection, session, stepUp } from '../api/mall.js';
import { CodeField } from './CodeField.js';

/** Asks for the second factor in place when an act needs a fresh one; then the waiting request is sent again. */
export function StepUpDialog() {
  const question = useSyncExternalStore(stepUp.subscribe, stepUp.current);
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.current !== null);
  useEffect(() => {
    if (!isSignedIn) stepUp.done(false);
  }, [isSignedIn]);
  return question ? <CodeQuestion /> : null;
}

function CodeQuestion() {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Events of React leave a dialog towards the components around it, which may be a form.
    event.preventDefault();
    event.stopPropagation();
    const code = String(new FormData(event.currentTarget).get('code'));
    setBusy(true);
    setProblem('');
    try {
      await connection.freshenFactor(code);
      stepUp.done(true);
    } catch (failure) {
      setProblem((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="step-up">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="step-up">{translate('console.factor.stepUp')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('console.factor.stepUpHint')}</DialogContentText>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {problem && <Alert severity="error">{problem}</Alert>}
            <CodeField />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => stepUp.done(false)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('console.factor.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
