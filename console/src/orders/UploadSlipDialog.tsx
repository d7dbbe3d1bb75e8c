import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileLinkView } from '@mall/contracts/order';
import { newestDay, parseMinor, typedAmount } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../api/use-call.js';
import { FilesField } from '../widgets/FilesField.js';
import { FormDialog } from '../components/FormDialog.js';
import { OrderNamed } from '../components/OrderNamed.js';
import type { OrderProps } from './NextStep.js';

interface UploadSlipDialogProps extends OrderProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

type Currency = 'RUB' | 'CNY';

/**
 * Uploads a slip for the buyer, for instance one received by post. The amount is by default what remains to be paid. The uploader
 * cannot confirm the slip.
 */
export function UploadSlipDialog({ order, orderId, onClose }: UploadSlipDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [files, setFiles] = useState<FileLinkView[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [currency, setCurrency] = useState<Currency>('RUB');
  const [typedAmountText, setTypedAmountText] = useState<string>();
  const locale = useReaderLocale();
  const remaining = currency === 'CNY' ? order.balanceFee : order.balanceRubMinor;
  const label = (name: string) => translate(`resources.vouchers.fields.${name}`);
  return (
    <FormDialog
      title={translate('console.slips.handIn')}
      hint={translate('console.slips.handInHint')}
      confirm={translate('console.slips.handIn')}
      done="console.slips.handedIn"
      isWaiting={isUploading}
      onSubmit={async (typed) => {
        const amountFee = parseMinor(typed('amount') ?? '');
        if (amountFee === undefined) throw new Error(translate('console.slips.amountRule'));
        await call('order.voucher.upload', {
          orderId,
          files,
          amountFee,
          currency,
          paidTime: typed('paidTime') ?? '',
          bankRef: typed('bankRef'),
        });
      }}
      onClose={onClose}
    >
      <OrderNamed orderNumber={order.orderNumber} names={order} />
      <FilesField
        label={label('files')}
        purpose="slip"
        files={files}
        onChange={setFiles}
        onBusy={setUploading}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '2fr 1fr' }}>
        <TextField
          name="amount"
          label={label('amountFee')}
          required
          value={typedAmountText ?? (remaining > 0 ? typedAmount(remaining, locale) : '')}
          onChange={(event) => setTypedAmountText(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
        <TextField
          name="currency"
          label={label('currency')}
          select
          value={currency}
          onChange={(event) => setCurrency(event.target.value === 'CNY' ? 'CNY' : 'RUB')}
          slotProps={{ select: { native: true } }}
        >
          <option value="RUB">RUB ₽</option>
          <option value="CNY">CNY ¥</option>
        </TextField>
      </Box>
      <TextField
        name="paidTime"
        type="date"
        label={label('paidTime')}
        required
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { max: newestDay() },
        }}
      />
      <TextField name="bankRef" label={label('bankRef')} slotProps={{ htmlInput: { maxLength: 60 } }} />
    </FormDialog>
  );
}
