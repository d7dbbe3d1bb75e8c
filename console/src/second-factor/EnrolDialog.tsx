import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { qrPath } from '@mall/web-kit/qr';
import type { OutputOf } from '@mall/web-kit';
import { connection } from '../api/mall.js';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { CodeField } from './CodeField.js';

interface EnrolDialogProps {
  readonly hasPassword: boolean;
  /** Receives the recovery codes, which are shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Turns the second factor on: asks for the password, shows the key, and asks for a code of the app. */
export function EnrolDialog({ hasPassword, onCodes, onClose }: EnrolDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [key, setKey] = useState<OutputOf<'auth.startFactor'>>();
  if (!key)
    return (
      <FormDialog
        key="password"
        title={translate('console.factor.turnOn')}
        hint={translate(hasPassword ? 'console.factor.passwordHint' : 'console.factor.appNeeded')}
        confirm={translate('console.factor.next')}
        onSubmit={async (typed) => {
          setKey(await call('auth.startFactor', { password: typed('password') }));
        }}
        // The dialog of the key takes its place once the key is there.
        onClose={() => setKey((known) => (known ? known : void onClose()))}
      >
        {hasPassword && (
          <TextField
            name="password"
            type="password"
            label={translate('ra.auth.password')}
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
          />
        )}
      </FormDialog>
    );
  return (
    <FormDialog
      key="code"
      title={translate('console.factor.turnOn')}
      hint={translate('console.factor.keyHint')}
      confirm={translate('console.factor.turnOn')}
      done="console.factor.turnOnDone"
      onSubmit={async (typed) => {
        const turnedOn = await call('auth.turnFactorOn', { factor: typed('code') ?? '' });
        connection.takeOver(turnedOn);
        onCodes(turnedOn.codes);
      }}
      onClose={onClose}
    >
      <KeyOfApp {...key} />
      <CodeField isOfApp />
    </FormDialog>
  );
}

/** The key as a QR code on white, which apps expect in dark pages too, and as text. */
function KeyOfApp({ secret, uri }: OutputOf<'auth.startFactor'>) {
  const translate = useTranslate();
  const { size, path } = qrPath(uri);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box
        component="svg"
        role="img"
        aria-label={translate('console.factor.qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ width: 200, height: 200, backgroundColor: '#fff', borderRadius: 1 }}
      >
        <path d={path} fill="#000" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('console.factor.key')}
        </Typography>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </Box>
    </Box>
  );
}
