import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../api/mall.js';

/** The page shown while the session is locked: asks for its password, or lets the person sign in again. */
export function LockPage() {
  const translate = useTranslate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Trimmed like in the dialog that locks.
    const password = String(new FormData(form).get('password')).trim();
    if (password === '') return setProblem('console.lock.empty');
    setBusy(true);
    const isOpen = await session.unlock(password);
    setBusy(false);
    if (isOpen) return undefined;
    form.reset();
    return setProblem('console.lock.wrong');
  };
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, backgroundColor: '#0e2c3d' }}
    >
      <Card sx={{ width: '100%', maxWidth: 360, p: 4 }}>
        <Typography component="h1" variant="h1" sx={{ fontSize: '1.25rem', mb: 1 }}>
          {translate('console.lock.locked')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('console.lock.lockedHint')}
        </Typography>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {problem !== '' && <Alert severity="error">{translate(problem)}</Alert>}
            <TextField
              name="password"
              type="password"
              label={translate('console.lock.password')}
              autoComplete="off"
              autoFocus
              fullWidth
            />
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate('console.lock.unlock')}
            </Button>
            <Button onClick={() => session.end()}>{translate('console.lock.signInAnew')}</Button>
          </Box>
        </form>
      </Card>
    </Box>
  );
}
