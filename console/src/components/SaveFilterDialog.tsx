import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { FormDialog } from './FormDialog.js';

interface SaveFilterDialogProps {
  readonly list: string;
  readonly query: string;
  readonly onClose: () => void;
}

/** Asks for the name of a filter. */
export function SaveFilterDialog({ list, query, onClose }: SaveFilterDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  return (
    <FormDialog
      title={translate('console.filters.save')}
      hint={translate('console.filters.hint')}
      confirm={translate('ra.action.save')}
      done="console.filters.saved"
      onSubmit={(typed) => call('admin.savedFilter.save', { list, name: typed('name') ?? '', query })}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={translate('console.filters.name')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </FormDialog>
  );
}
