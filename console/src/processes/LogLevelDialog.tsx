import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LogLevel, ServiceName } from '@mall/contracts/messaging';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';

const LEVELS: readonly LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error'];

interface LogLevelDialogProps {
  readonly service: ServiceName;
  readonly onClose: () => void;
}

/** Changes the log level of all processes of a service for a limited time. */
export function LogLevelDialog({ service, onClose }: LogLevelDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={translate('console.processes.levelOf', { service })}
      hint={translate('console.processes.levelHint')}
      confirm={translate('console.processes.changeLevel')}
      done="console.processes.levelChanged"
      onSubmit={(typed) =>
        call('admin.process.setLogLevel', {
          service,
          level: typed('level') as LogLevel,
          minutes: Number(typed('minutes')),
        })
      }
      onClose={onClose}
    >
      <TextField
        select
        name="level"
        label={translate('console.processes.logLevel')}
        defaultValue="debug"
        fullWidth
        required
      >
        {LEVELS.map((level) => (
          <MenuItem key={level} value={level}>
            {level}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="minutes"
        type="number"
        label={translate('console.processes.minutes')}
        defaultValue={15}
        fullWidth
        required
        slotProps={{ htmlInput: { min: 1, max: 120 } }}
      />
    </FormDialog>
  );
}
