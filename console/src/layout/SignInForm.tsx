import { Alert, Box, Button, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { isApiError, stepOfSignIn, type SignInStep } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, type Location } from 'react-router';
import type { Credentials } from '../api/auth-provider.js';
import { captcha, registrationOpen, type Side } from '../api/mall.js';
import { keepRecord, keptRecord } from '../api/records.js';
import { StepFields, typedStep } from '../second-factor/StepFields.js';
import { EntryPage } from './EntryPage.js';

/** The status when the side has no account with this name and password; a failed connection shows nothing about the side. */
const SIGN_IN_REFUSED = 426;

const SIDE = 'side';

/** Returns the side that the requested address names, as the link for shops does, else that of the last sign-in in this browser. */
function firstSide(search = ''): Side {
  const asked = new URLSearchParams(search).get(SIDE) ?? keptRecord(SIDE);
  return asked === 'merchant' ? 'merchant' : 'staff';
}

interface SignInFormProps {
  /** Signs in; errors are shown. */
  readonly onSubmit: (credentials: Credentials) => Promise<unknown>;
}

/** The whole page on which staff and merchants sign in. Uses only react-admin's hook for texts. */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const translate = useTranslate();
  const { search, state } = useLocation() as Location<{ nextSearch?: string } | null>;
  const [side, setSide] = useState(() => firstSide(state?.nextSearch ?? search));
  const [problem, setProblem] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SignInStep>();
  const isSolving = useSyncExternalStore(captcha.subscribe, captcha.isSolving);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials: Credentials = {
      side,
      username: String(fields.get('username') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
      step: step && typedStep(step.ticket, fields),
    };
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(credentials);
      keepRecord(SIDE, side);
    } catch (failure) {
      setBusy(false);
      const next = stepOfSignIn(failure);
      if (next) return setStep(next);
      setProblem((failure as Error).message);
      setRefused(isApiError(failure) && failure.status === SIGN_IN_REFUSED);
    }
    return undefined;
  };
  if (step)
    return (
      <EntryPage title={translate('console.factor.secondStep')}>
        <form onSubmit={(event) => void submit(event)}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {problem !== '' && <Alert severity="error">{problem}</Alert>}
            {step.fields.includes('newPassword') && (
              <Alert severity="info">{translate('console.factor.passwordOfOthers')}</Alert>
            )}
            <StepFields fields={step.fields} />
            <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
              {translate('ra.auth.sign_in')}
            </Button>
            <Button
              onClick={() => {
                setStep(undefined);
                setProblem('');
              }}
            >
              {translate('console.factor.back')}
            </Button>
          </Box>
        </form>
      </EntryPage>
    );
  return (
    <EntryPage title={translate('console.signIn.title')}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={side}
        aria-label={translate('console.signIn.side')}
        onChange={(_, next: Side | null) => next && setSide(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="staff">{translate('console.signIn.staff')}</ToggleButton>
        <ToggleButton value="merchant">{translate('console.signIn.merchant')}</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate(`console.signIn.${side}Hint`)}
      </Typography>
      <form onSubmit={(event) => void submit(event)}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {problem !== '' && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
          {problem !== '' && isRefused && side === 'staff' && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" size="small" onClick={() => setSide('merchant')}>
                  {translate('console.signIn.asMerchant')}
                </Button>
              }
            >
              {translate('console.signIn.perhapsMerchant')}
            </Alert>
          )}
          <TextField
            name="username"
            label={translate('console.signIn.username')}
            autoComplete="username"
            required
            autoFocus
            fullWidth
          />
          <TextField
            name="password"
            type="password"
            label={translate('ra.auth.password')}
            autoComplete="current-password"
            required
            fullWidth
          />
          {isSolving && (
            <Typography variant="body2" color="text.secondary" role="status">
              {translate('console.signIn.captchaWait')}
            </Typography>
          )}
          <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
            {translate('ra.auth.sign_in')}
          </Button>
        </Box>
      </form>
      {side === 'staff' && <RegisterLink />}
    </EntryPage>
  );
}

/** Links to `/register` while the mall allows applications. */
function RegisterLink() {
  const translate = useTranslate();
  const { data: isOpen } = useQuery(registrationOpen);
  if (!isOpen) return null;
  return (
    <Button component={Link} to="/register" fullWidth sx={{ mt: 1 }}>
      {translate('console.signIn.register')}
    </Button>
  );
}
