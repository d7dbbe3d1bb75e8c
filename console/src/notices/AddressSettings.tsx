import type { OutputOf } from '@mall/web-kit';
import { provedAddresses, type ProvedChannel } from '@mall/web-kit/notices';
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';

interface AddressSettingsProps {
  readonly channel: ProvedChannel;
  readonly contact: OutputOf<'chat.noticeSettings.own'>['email'];
  readonly isAvailable: boolean;
  readonly onChanged: () => void;
}

/** The reader's e-mail address or phone number, verified by a code that is sent to it. */
export function AddressSettings({ channel, contact, isAvailable, onChanged }: AddressSettingsProps) {
  const proved = provedAddresses[channel];
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
    () => proved.send(call, address),
    () => setSent(true),
  );
  const verify = attempt(
    () => proved.verify(call, code),
    () => {
      setSent(false);
      setCode('');
      onChanged();
    },
  );
  if (!isAvailable) return <Alert severity="info">{translate(`console.notices.${channel}.off`)}</Alert>;
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2">
        {contact
          ? translate(`console.notices.${channel}.is`, { address: contact.address })
          : translate(`console.notices.${channel}.none`)}
      </Typography>
      {contact?.disabledTime && (
        <Alert severity="warning">
          {translate(`console.notices.${channel}.disabled`, { reason: contact.disabledReason })}
        </Alert>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          fullWidth
          type={proved.type}
          label={translate(`console.notices.${channel}.label`)}
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
            label={translate(`console.notices.${channel}.code`)}
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
      {contact && (
        <Button
          size="small"
          color="error"
          sx={{ alignSelf: 'flex-start' }}
          disabled={isBusy}
          onClick={() => void attempt(() => proved.remove(call), onChanged)()}
        >
          {translate(`console.notices.${channel}.remove`)}
        </Button>
      )}
    </Stack>
  );
}
