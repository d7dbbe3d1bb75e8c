import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView, MilestoneView, OrderDetailView } from '@mall/contracts/order';
import { borderDay, carsOf } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { FilesField } from '../widgets/FilesField.js';
import { FormDialog } from '../components/FormDialog.js';
import { skippedBefore } from './skipped-before.js';

interface MilestoneDialogProps {
  readonly order: OrderDetailView;
  readonly step: MilestoneView;
  readonly onClose: () => void;
}

/** Records date, note and files of a milestone; saving again corrects it, and the history records the correction. */
export function MilestoneDialog({ order, step, onClose }: MilestoneDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [files, setFiles] = useState<FileLinkView[]>([...step.files]);
  const [isUploading, setUploading] = useState(false);
  const today = borderDay();
  const locale = useReaderLocale();
  const { orderId, orderNumber, consignee } = order;
  const skipped = skippedBefore(step, order.milestones);
  return (
    <FormDialog
      title={`${step.label} · ${orderNumber}`}
      hint={`${carsOf(order, locale)}. ${consignee}. ${translate('console.milestones.hint')}`}
      confirm={translate('ra.action.save')}
      done="console.milestones.written"
      isWaiting={isUploading}
      onSubmit={(typed) =>
        call('order.milestone.write', {
          orderId,
          code: step.code,
          happenedOn: typed('happenedOn') ?? '',
          note: typed('note'),
          skipReason: typed('skipReason'),
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
      {skipped.length > 0 && (
        <TextField
          name="skipReason"
          label={translate('console.milestones.skipReason')}
          helperText={translate('console.milestones.skipHint', { steps: skipped.join(', ') })}
          defaultValue={step.skipReason ?? ''}
          required
          multiline
          slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
        />
      )}
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
