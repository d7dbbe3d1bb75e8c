import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProfileView } from '@mall/contracts/admin';
import type { ProfileKind } from '@mall/contracts/messaging';
import type { Call } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { saveAs } from '../components/save-as.js';

const KINDS: readonly ProfileKind[] = ['cpu', 'heap'];
/** Attempts to fetch a profile after its time; writing it takes longer on a busy process. */
const TRIES = 20;
const AGAIN_MS = 1_000;

interface ProfileDialogProps {
  readonly processId: string;
  readonly onClose: () => void;
}

/** Profiles a process for some seconds and saves the file; the dialog waits that long. */
export function ProfileDialog({ processId, onClose }: ProfileDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const take = async (kind: ProfileKind, seconds: number): Promise<void> => {
    const { profileId } = await call('admin.process.startProfile', { processId, kind, seconds });
    await wait(seconds * 1_000);
    await saveProfile(await ready(call, profileId, translate('console.processes.profileIsLate')));
  };
  return (
    <FormDialog
      title={translate('console.processes.profileOf', { process: processId })}
      hint={translate('console.processes.profileHint')}
      confirm={translate('console.processes.profile')}
      done="console.processes.profileSaved"
      onSubmit={(typed) => take(typed('kind') as ProfileKind, Number(typed('seconds')))}
      onClose={onClose}
    >
      <TextField
        select
        name="kind"
        label={translate('console.processes.profileKind')}
        defaultValue="cpu"
        fullWidth
        required
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {translate(`console.processes.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="seconds"
        type="number"
        label={translate('console.processes.seconds')}
        defaultValue={10}
        fullWidth
        required
        slotProps={{ htmlInput: { min: 1, max: 60 } }}
      />
    </FormDialog>
  );
}

async function ready(call: Call, profileId: string, late: string): Promise<ProfileView> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const profile = await call('admin.process.profile', { profileId });
    if (profile.isReady) return profile;
    await wait(AGAIN_MS);
  }
  throw new Error(late);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Unpacks the file of a profile and saves it; Chrome's developer tools open it. */
async function saveProfile({ fileName, content }: ProfileView): Promise<void> {
  if (!fileName || !content) return;
  const packed = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const [name = fileName, ending = 'json'] = fileName.split('.');
  saveAs(await new Response(unpacked).blob(), name, ending);
}
