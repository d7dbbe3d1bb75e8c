import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DecideSetAsideDto, SetAsideView } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useCall, useReaderLocale } from '../../api/use-call.js';
import { FormDialog } from '../FormDialog.js';

type Decision = DecideSetAsideDto['fate'];

const DECISIONS = ['onSale', 'heldBack', 'writtenOff'] as const satisfies readonly Decision[];

interface DecideFateDialogProps {
  readonly cars: SetAsideView;
  readonly onClose: () => void;
}

/** Asks what happens to cars that were set aside and, for several cars, to how many of them. */
export function DecideFateDialog({ cars, onClose }: DecideFateDialogProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const call = useCall();
  const [fate, setFate] = useState<Decision | ''>('');
  const { setAsideId, version, orderNumber, count, vin } = cars;
  const car = [localised(cars.carName, locale), vin && `VIN ${vin}`].filter(Boolean).join(', ');
  return (
    <FormDialog
      title={translate('console.setAside.title', { car })}
      hint={translate('console.setAside.hint', { number: orderNumber })}
      confirm={translate('ra.action.save')}
      done="console.setAside.decided"
      onSubmit={(typed) =>
        call('product.setAside.decide', {
          setAsideId,
          version,
          fate: DECISIONS.find((one) => one === fate)!,
          reason: typed('reason'),
          count: count > 1 ? Number(typed('count')) : undefined,
        })
      }
      onClose={onClose}
    >
      <TextField
        select
        required
        autoFocus
        label={translate('resources.set-aside.fields.fate')}
        value={fate}
        onChange={({ target }) => setFate(target.value as Decision)}
      >
        {DECISIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`console.setAside.fates.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {count > 1 && (
        <TextField
          name="count"
          type="number"
          label={translate('resources.set-aside.fields.count')}
          defaultValue={count}
          required
          slotProps={{ htmlInput: { min: 1, max: count, step: 1 } }}
        />
      )}
      <TextField
        name="reason"
        label={translate('console.reason')}
        multiline
        minRows={2}
        required={fate !== '' && fate !== 'onSale'}
        slotProps={{ htmlInput: { minLength: 3, maxLength: 300 } }}
      />
    </FormDialog>
  );
}
