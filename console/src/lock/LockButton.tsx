import LockOutlined from '@mui/icons-material/LockOutlined';
import { IconButton, TextField, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { canSeal } from '@mall/web-kit';
import { session } from '../api/mall.js';
import { useReaderLocale } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { unsavedNames } from '../tabs/use-tabs.js';

/** Delay between password and locked screen, in milliseconds. Prescribed. */
const LOCK_DELAY_MS = 100;

/** Locks the session by a password that the person chooses; hidden where the browser cannot encrypt. */
export function LockButton() {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const names = unsavedNames(useReaderLocale());
  if (!canSeal()) return null;
  return (
    <>
      <Tooltip title={translate('console.lock.title')}>
        <IconButton
          color="inherit"
          aria-label={translate('console.lock.title')}
          onClick={() => setAsking(true)}
        >
          <LockOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <FormDialog
          title={translate('console.lock.title')}
          hint={translate(names ? 'console.lock.unsaved' : 'console.lock.hint', { names })}
          confirm={translate('console.lock.action')}
          onSubmit={async (typed) => {
            const password = typed('password');
            if (!password) throw new Error(translate('console.lock.empty'));
            await new Promise((resolve) => setTimeout(resolve, LOCK_DELAY_MS));
            await session.lock(password);
          }}
          onClose={() => setAsking(false)}
        >
          <TextField
            name="password"
            type="password"
            label={translate('console.lock.password')}
            autoComplete="off"
            autoFocus
            fullWidth
          />
        </FormDialog>
      )}
    </>
  );
}
