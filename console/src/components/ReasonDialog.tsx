import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from './FormDialog.js';

interface ReasonDialogProps {
  readonly title: string;
  readonly hint?: string;
  readonly confirm: string;
  readonly done?: string;
  readonly shortest?: number;
  /** Facts of the record that the reason is about, shown above the field. */
  readonly subject?: ReactNode;
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Requires a reason before an action that cannot be undone. */
export function ReasonDialog({ shortest = 3, subject, onConfirm, ...dialog }: ReasonDialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog {...dialog} onSubmit={(typed) => onConfirm(typed('reason') ?? '')}>
      {subject}
      <TextField
        name="reason"
        label={translate('console.reason')}
        multiline
        minRows={3}
        fullWidth
        required
        autoFocus
        slotProps={{ htmlInput: { minLength: shortest, maxLength: 300 } }}
      />
    </FormDialog>
  );
}
