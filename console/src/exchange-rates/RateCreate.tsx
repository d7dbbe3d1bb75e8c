import { Alert } from '@mui/material';
import {
  Create,
  DateTimeInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { PURPOSES } from '../components/rates.js';
import { useRateBoard } from './use-rate-board.js';

const CURRENCIES = [
  { id: 'CNY', name: 'CNY, ¥' },
  { id: 'EUR', name: 'EUR, €' },
];

/** Rates are never changed: a newer one takes over, placed orders keep theirs. */
export const RateCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ purpose: 'payment', from: 'CNY' }}>
      <SelectInput source="purpose" choices={PURPOSES} validate={required()} helperText={false} />
      <FormDataConsumer<{ purpose?: string }>>
        {({ formData }) =>
          formData.purpose === 'customs' ? (
            <SelectInput
              source="from"
              choices={CURRENCIES}
              translateChoice={false}
              validate={required()}
              helperText="console.rates.customsHint"
            />
          ) : (
            <PaidByBank />
          )
        }
      </FormDataConsumer>
      <NumberInput
        source="rate"
        min={0.01}
        max={10_000}
        step={0.0001}
        validate={required()}
        helperText="console.rates.rateHint"
      />
      <TextInput source="source" validate={required()} helperText="console.rates.sourceHint" />
      <DateTimeInput source="asOf" helperText="console.rates.asOfHint" />
    </ConsoleForm>
  </Create>
);

/** While payments use the central bank's rate, an entered rate has no effect yet. */
function PaidByBank() {
  const translate = useTranslate();
  const { board } = useRateBoard();
  const inUse = board?.rates.find(({ purpose }) => purpose === 'payment');
  if (inUse?.origin !== 'centralBank') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('console.rates.paidByBank')}
    </Alert>
  );
}
