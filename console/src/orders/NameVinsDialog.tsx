import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { unbroken } from '@mall/web-kit';
import type { OrderDetailView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { affirming } from '../components/affirming/affirming.js';
import { useAsk } from '../components/affirming/FactQuestions.js';
import { FormDialog } from '../components/FormDialog.js';
import { isVinOpen, typedVins } from './named-vins.js';

interface NameVinsDialogProps {
  readonly order: OrderDetailView;
  readonly onClose: () => void;
}

/** Shows a field for each line whose cars have no VIN from their listing; documents issued later name the VINs. */
export function NameVinsDialog({ order, onClose }: NameVinsDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const { ask, dialog } = useAsk();
  const lines = order.orderItems.filter(isVinOpen);
  return (
    <FormDialog
      title={translate('console.orders.vins.title', { orderNumber: order.orderNumber })}
      hint={`${order.consignee}. ${translate('console.orders.vins.hint')}`}
      confirm={translate('ra.action.save')}
      done="console.orders.vins.done"
      onSubmit={(typed) =>
        affirming(ask, (affirmed) =>
          call('order.document.nameVins', {
            orderId: order.orderId,
            vins: lines.flatMap(({ orderItemId }) =>
              typedVins(orderItemId, typed(`vins-${orderItemId}`) ?? ''),
            ),
            affirmed: [...affirmed],
          }),
        )
      }
      onClose={onClose}
    >
      {lines.map(({ orderItemId, spuName, count, vins }, index) => (
        <TextField
          key={orderItemId}
          name={`vins-${orderItemId}`}
          label={`VIN · ${unbroken(spuName)}`}
          helperText={count > 1 ? translate('console.orders.vins.several', { count }) : undefined}
          defaultValue={vins.join('\n')}
          multiline={count > 1}
          minRows={count > 1 ? 2 : undefined}
          required={lines.length === 1}
          autoFocus={index === 0}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
      ))}
      {dialog}
    </FormDialog>
  );
}
