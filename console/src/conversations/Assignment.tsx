import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../api/use-call.js';
import { PICKER_MODES } from '../widgets/people/selection.js';
import type { Conversation } from './use-conversation.js';

const StaffPickerDialog = lazy(async () => ({
  default: (await import('../widgets/fields/StaffPickerDialog.js')).StaffPickerDialog,
}));

/** Shows which colleague answers; staff can take a conversation over and transfer it. */
export function Assignment({
  conversation: { conversationId, side, assignedTo, assignedName },
}: {
  readonly conversation: Conversation;
}) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { identity } = useGetIdentity();
  const { canAccess: maySeeStaff } = useCanAccess({ resource: 'staff', action: 'list' });
  const [isOpen, setOpen] = useState(false);
  if (side !== 'desk') return null;
  const assign = async (staffId?: string): Promise<void> => {
    try {
      await call('chat.desk.assign', {
        conversationId,
        ...(staffId === undefined ? {} : { staffId }),
        ...(assignedTo ? { expectedId: assignedTo } : {}),
      });
      setOpen(false);
      if (staffId !== undefined) notify('console.chat.handedOver', { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['chat.desk.one'] });
      void queryClient.invalidateQueries({ queryKey: ['chat.desk.page'] });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary">
        {assignedTo
          ? translate('console.chat.assigned', { name: assignedName })
          : translate('console.chat.nobody')}
      </Typography>
      {assignedTo !== String(identity?.id) && (
        <Button size="small" variant="outlined" onClick={() => void assign()}>
          {translate('console.chat.takeOver')}
        </Button>
      )}
      {maySeeStaff && (
        <Button size="small" onClick={() => setOpen(true)}>
          {translate('console.chat.handOver')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <StaffPickerDialog
            mode={PICKER_MODES.one}
            start={[]}
            onConfirm={([colleague]) => {
              if (colleague) void assign(colleague.userId);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
