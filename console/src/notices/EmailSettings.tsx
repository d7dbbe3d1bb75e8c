import type { OutputOf } from '@mall/web-kit';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';

interface EmailSettingsProps {
  readonly email: OutputOf<'chat.noticeSettings.own'>['email'];
  readonly isAvailable: boolean;
  readonly onChanged: () => void;
}

/** The reader's e-mail address, which is proved by a code that is sent there. */
export function EmailSettings({ email, isAvailable, onChanged }: EmailSettingsProps) {
  const translate = useTranslate();
  const call = useCall();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = (act: () => Promise<unknown>, then: () => void) => async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      then();
    } catch (failure) {
      setRefusal((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const send = attempt(
    () => call('chat.noticeSettings.setEmail', { address }),
    () => setSent(true),
  );
  const verify = attempt(
    () => call('chat.noticeSettings.verifyEmail', { code }),
    () => {
      setSent(false);
      setCode('');
      onChanged();
    },
  );
  if (!isAvailable) return <Alert severity="info">{translate('console.notices.emailOff')}</Alert>;
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2">
        {email
          ? translate('console.notices.emailIs', { address: email.address })
          : translate('console.notices.emailNone')}
      </Typography>
      {email?.disabledTime && (
        <Alert severity="warning">
          {translate('console.notices.emailDisabled', { reason: email.disabledReason })}
        </Alert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          fullWidth
          type="email"
          label={translate('console.notices.email')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button disabled={isBusy || address.trim() === ''} onClick={() => void send()}>
          {translate('console.notices.sendCode')}
        </Button>
      </Stack>
      {isSent && (
        <Stack direction="row" spacing={1}>
          <TextField
            size="small"
            fullWidth
            label={translate('console.notices.code')}
            helperText={translate('console.notices.codeHint')}
            value={code}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'one-time-code' } }}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button disabled={isBusy || code.length !== 6} onClick={() => void verify()}>
            {translate('ra.action.confirm')}
          </Button>
        </Stack>
      )}
      {email && (
        <Button
          size="small"
          color="error"
          sx={{ alignSelf: 'flex-start' }}
          disabled={isBusy}
          onClick={() => void attempt(() => call('chat.noticeSettings.removeEmail', {}), onChanged)()}
        >
          {translate('console.notices.emailRemove')}
        </Button>
      )}
    </Stack>
  );
}
