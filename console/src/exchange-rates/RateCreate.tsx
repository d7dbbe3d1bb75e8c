import {
  Create,
  DateTimeInput,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { PURPOSES } from './rate-words.js';

const CURRENCIES = [
  { id: 'CNY', name: 'CNY, ¥' },
  { id: 'EUR', name: 'EUR, €' },
];

/** Rates are never changed: a newer one takes over, placed orders keep theirs. */
export const RateCreate = () => (
  <Create redirect="list">
    <SimpleForm defaultValues={{ purpose: 'payment', from: 'CNY' }}>
      <SelectInput source="purpose" choices={PURPOSES} validate={required()} helperText={false} />
      <FormDataConsumer<{ purpose?: string }>>
        {({ formData }) =>
          formData.purpose === 'customs' && (
            <SelectInput
              source="from"
              choices={CURRENCIES}
              translateChoice={false}
              validate={required()}
              helperText="console.rates.customsHint"
            />
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
    </SimpleForm>
  </Create>
);
