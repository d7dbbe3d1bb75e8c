import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView, MilestoneView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { FilesField } from '../widgets/FilesField.js';
import { FormDialog } from '../components/FormDialog.js';
import { localDay } from '../components/local-day.js';

interface MilestoneDialogProps {
  readonly orderId: string;
  readonly step: MilestoneView;
  readonly onClose: () => void;
}

/** Date, note and files of a milestone; saving again corrects it, and the history records the correction. */
export function MilestoneDialog({ orderId, step, onClose }: MilestoneDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [files, setFiles] = useState<FileLinkView[]>([...step.files]);
  const [isUploading, setUploading] = useState(false);
  const today = localDay(new Date());
  return (
    <FormDialog
      title={step.label}
      hint={translate('console.milestones.hint')}
      confirm={translate('ra.action.save')}
      done="console.milestones.written"
      isWaiting={isUploading}
      onSubmit={(typed) =>
        call('order.milestone.write', {
          orderId,
          code: step.code,
          happenedOn: typed('happenedOn') ?? '',
          note: typed('note'),
          files,
        })
      }
      onClose={onClose}
    >
      <TextField
        name="happenedOn"
        type="date"
        label={translate('console.milestones.date')}
        defaultValue={step.happenedOn ?? today}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        name="note"
        label={translate('console.orders.note')}
        defaultValue={step.note ?? ''}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <FilesField
        label={translate('console.milestones.files')}
        purpose="document"
        files={files}
        onChange={setFiles}
        onBusy={setUploading}
      />
    </FormDialog>
  );
}
