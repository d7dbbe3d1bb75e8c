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
import { numberFormat } from '@mall/web-kit';
import type { FieldValues } from 'react-hook-form';
import { useReaderLocale } from '../api/use-call.js';
import { ConfirmedForm, type OldAndNew } from '../components/ConfirmedForm.js';
import { perOne, PURPOSES, RatePurpose } from '../components/rates.js';
import { useRateBoard } from './use-rate-board.js';

const CURRENCIES = [
  { id: 'CNY', name: 'CNY, ¥' },
  { id: 'EUR', name: 'EUR, €' },
];

/** Enters a rate. Rates are never changed: a newer one replaces them, but placed orders keep theirs. */
export const RateCreate = () => (
  <Create redirect="list">
    <RateForm />
  </Create>
);

function RateForm() {
  const changeOf = useRateChange();
  return (
    <ConfirmedForm defaultValues={{ purpose: 'payment', from: 'CNY' }} changeOf={changeOf}>
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
    </ConfirmedForm>
  );
}

/** Returns the rate in use, the typed one, and by how many percent they differ. */
function useRateChange(): (values: FieldValues) => OldAndNew {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { board } = useRateBoard();
  return (values) => {
    const purpose = values['purpose'] === 'customs' ? 'customs' : 'payment';
    const from = purpose === 'customs' ? String(values['from']) : 'CNY';
    const typed = { rate: Number(values['rate']), from };
    const inUse = board?.rates.find((one) => one.purpose === purpose && one.from === from);
    const percent = inUse && ((typed.rate - inUse.rate) / inUse.rate) * 100;
    const signed = numberFormat(locale, {
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    return {
      what: <RatePurpose purpose={purpose} />,
      before: inUse ? perOne(inUse, locale) : '—',
      after: perOne(typed, locale),
      note:
        percent === undefined
          ? undefined
          : translate('console.rates.change', { percent: signed.format(percent) }),
    };
  };
}

/** Says that an entered rate has no effect while payments use the central bank's rate. */
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
