import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { errorLog } from '../api/error-log.js';
import { useCall } from '../api/use-call.js';
import { ErrorTable } from './ErrorTable.js';
import { uploadErrors } from './upload-errors.js';

type Question = 'upload' | 'clear';

/** Shows the errors of this browser in full screen; they can be sent to the server, and cleared. */
export function ErrorLogDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const entries = useSyncExternalStore(errorLog.subscribe, errorLog.current);
  const [asked, setAsked] = useState<Question>();
  const answer = async (question: Question) => {
    setAsked(undefined);
    if (question === 'clear') errorLog.clear();
    else {
      try {
        await uploadErrors(call, entries);
      } catch (failure) {
        notify((failure as Error).message, { type: 'error' });
        return;
      }
    }
    notify(`console.errorLog.${question}Done`, { type: 'success' });
  };
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby="error-log">
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id="error-log" sx={{ flex: 1 }}>
          {translate('console.errorLog.title')}
        </DialogTitle>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <DialogContent dividers>
        <ErrorTable entries={entries} />
      </DialogContent>
      <DialogActions>
        <Button disabled={entries.length === 0} color="error" onClick={() => setAsked('clear')}>
          {translate('console.errorLog.clear')}
        </Button>
        <Button disabled={entries.length === 0} variant="contained" onClick={() => setAsked('upload')}>
          {translate('console.errorLog.upload')}
        </Button>
      </DialogActions>
      {asked && (
        <Confirm
          isOpen
          title={`console.errorLog.${asked}`}
          content={`console.errorLog.${asked}Sure`}
          onConfirm={() => void answer(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}
