import {
  Alert,
  Box,
  Button,
  Card,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Credentials } from '../api/auth-provider.js';
import { captcha, type Side } from '../api/mall.js';
import { useBrand } from './use-brand.js';
import { LanguageButton } from './LanguageButton.js';

interface SignInFormProps {
  /** Signs in; what it throws is shown. */
  readonly onSubmit: (credentials: Credentials) => Promise<unknown>;
}

/** The whole page on which staff and merchants sign in. Loads nothing of react-admin's but the hook for texts. */
export function SignInForm({ onSubmit }: SignInFormProps) {
  const translate = useTranslate();
  const brand = useBrand();
  const [side, setSide] = useState<Side>('staff');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSolving = useSyncExternalStore(captcha.subscribe, captcha.isSolving);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const credentials: Credentials = {
      side,
      username: String(fields.get('username')).trim(),
      password: String(fields.get('password')),
    };
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(credentials);
    } catch (failure) {
      setProblem((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        background: 'linear-gradient(180deg, #0e2c3d 0 38%, var(--ground, #f5f7f9) 38%)',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', px: 3, py: 2, color: '#fff' }}>
        <Typography component="p" sx={{ flex: 1, fontSize: '1.0625rem', fontWeight: 600 }}>
          {brand}
        </Typography>
        <LanguageButton />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'start center', px: 2, pt: { xs: 2, sm: 8 } }}>
        <Card sx={{ width: '100%', maxWidth: 400, p: 4 }}>
          <Typography component="h1" variant="h1" sx={{ fontSize: '1.25rem', mb: 2 }}>
            {translate('console.signIn.title')}
          </Typography>
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
              {problem !== '' && side === 'staff' && (
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
        </Card>
      </Box>
    </Box>
  );
}
