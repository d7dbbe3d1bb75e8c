import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { DirectorySyncView } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { DirectoryChanges } from './DirectoryChanges.js';

/** The two calls of each directory; departments are imported before their people. */
const DIRECTORIES = {
  ding: { departments: 'admin.directory.dingDepartments', people: 'admin.directory.dingUsers' },
  cp: { departments: 'admin.directory.cpDepartments', people: 'admin.directory.cpUsers' },
} as const;
type Directory = keyof typeof DIRECTORIES;

interface Synced {
  readonly departments: DirectorySyncView;
  readonly people: DirectorySyncView;
}

/** Shows the changes that a sync would make; a second button makes them. */
export function SyncDirectoryDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [directory, setDirectory] = useState<Directory>('ding');
  const [found, setFound] = useState<Synced>();
  const [problem, setProblem] = useState('');
  /** The part of the import that was complete when an error occurred. */
  const [kept, setKept] = useState<'nothing' | 'departments'>('nothing');
  const [isBusy, setBusy] = useState(false);

  const sync = async (preview: boolean): Promise<void> => {
    setBusy(true);
    setProblem('');
    setKept('nothing');
    try {
      const calls = DIRECTORIES[directory];
      const departments = await call(calls.departments, { preview });
      if (!preview) setKept('departments');
      setFound({ departments, people: await call(calls.people, { preview }) });
      if (!preview) notify('console.departments.synced', { type: 'success' });
    } catch (failure) {
      setProblem((failure as Error).message);
      setFound(undefined);
    } finally {
      setBusy(false);
      if (!preview) refresh();
    }
  };
  const isPreview = found?.departments.preview === true;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('console.departments.sync')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('console.departments.syncHint')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TextField
            select
            label={translate('console.departments.directory')}
            value={directory}
            disabled={isBusy}
            onChange={({ target }) => {
              setDirectory(target.value as Directory);
              setFound(undefined);
              setProblem('');
            }}
          >
            <MenuItem value="ding">{translate('console.departments.ding')}</MenuItem>
            <MenuItem value="cp">{translate('console.departments.cp')}</MenuItem>
          </TextField>
          {found && (
            <>
              <DirectoryChanges title="console.departments.foundDepartments" result={found.departments} />
              <DirectoryChanges title="console.departments.foundPeople" result={found.people} />
            </>
          )}
          {problem && (
            <Alert severity="error">
              {problem}
              <br />
              {translate(`console.departments.kept.${kept}`)}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {translate(found && !isPreview ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void sync(true)}>
          {translate('console.departments.preview')}
        </Button>
        <Button variant="contained" disabled={!isPreview || isBusy} onClick={() => void sync(false)}>
          {translate('console.departments.takeOver')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
