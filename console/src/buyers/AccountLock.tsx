import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mustLoad, useCall, useRead } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ReasonDialog } from '../components/ReasonDialog.js';

/** Whether the buyer may sign in, and the button that locks or unlocks the account for a reason that is logged. */
export function AccountLock({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const call = useCall();
  const mayLock = useMay('auth.lockAccount');
  const [isAsking, setAsking] = useState(false);
  const { data, refetch } = useRead('auth.accountState', { userId }, mustLoad);
  if (!data) return null;
  const state = data.isLocked ? 'locked' : 'open';
  const change = translate(`console.buyers.lock.${state}Change`);
  const lock = async (reason: string) => {
    await call('auth.lockAccount', { userId, isLocked: !data.isLocked, reason });
    await refetch();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2">{translate(`console.buyers.lock.${state}`)}</Typography>
      {mayLock && (
        <Button
          variant="outlined"
          color={data.isLocked ? 'primary' : 'error'}
          onClick={() => setAsking(true)}
        >
          {change}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={change}
          hint={translate(`console.buyers.lock.${state}Hint`)}
          confirm={change}
          done={`console.buyers.lock.${state}Done`}
          shortest={5}
          onConfirm={lock}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
