import { useWatch } from 'react-hook-form';
import { AmountField, type AmountOptions } from './fields/AmountField.js';
import { CascadeField, type CascadeOptions } from './fields/CascadeField.js';
import { ColourField } from './fields/ColourField.js';
import { DateField, type DateOptions } from './fields/DateField.js';
import { DictionaryField, type DictionaryOptions } from './fields/DictionaryField.js';
import { GenderField } from './fields/GenderField.js';
import { IconField, type IconOptions } from './fields/IconField.js';
import { IdCardField } from './fields/IdCardField.js';
import { MonthField } from './fields/MonthField.js';
import { NumberField, type NumberOptions } from './fields/NumberField.js';
import { PersonNameField } from './fields/PersonNameField.js';
import { PhoneField } from './fields/PhoneField.js';
import { YearField, type YearOptions } from './fields/YearField.js';
import { YesNoField } from './fields/YesNoField.js';
import { amountOfMinor, minorOfAmount } from './rules/amount.js';
import type { Gender } from './rules/gender.js';
import { fontClassOf, iconValue } from './rules/icon-value.js';
import type { PhoneRule } from './rules/phone.js';
import { idCardRule, nameRule, noContradiction, phoneRuleOf } from './rules-of-inputs.js';
import { useField, type InputProps } from './use-field.js';

// Widgets as inputs of react-admin's forms, with the record's field, its rules and messages.

export const AmountInput = (props: InputProps & AmountOptions) => (
  <AmountField {...props} {...useField(props, { empty: '' })} />
);

/** An amount that the record holds in hundredths as a number. */
export function MinorAmountInput(props: InputProps & Omit<AmountOptions, 'precision'>) {
  const field = useField<number | null>(props, { empty: null });
  return (
    <AmountField
      group={3}
      {...props}
      {...field}
      precision={2}
      value={amountOfMinor(field.value)}
      onChange={(amount) => field.onChange(minorOfAmount(amount))}
    />
  );
}

export const CountInput = (props: InputProps & NumberOptions) => (
  <NumberField {...props} {...useField<number | null>(props, { empty: null })} />
);

export const YesNoInput = (props: InputProps) => (
  <YesNoField {...useField<0 | 1 | '' | null>(props, { empty: null })} />
);

export const DayInput = (props: InputProps & DateOptions) => (
  <DateField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

export const MonthInput = (props: InputProps) => (
  <MonthField {...useField(props, { empty: '', missing: 'month' })} />
);

export const YearInput = (props: InputProps & YearOptions) => (
  <YearField {...props} {...useField(props, { empty: '', missing: 'year' })} />
);

export const ColourInput = (props: InputProps) => (
  <ColourField {...useField(props, { empty: '', missing: 'colour' })} />
);

export const IconInput = (props: InputProps & IconOptions) => (
  <IconField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

/** An icon of the menu, of which the record holds the bare name. */
export function MenuIconInput(props: InputProps) {
  const field = useField<string>(props, { empty: '', missing: 'select' });
  return (
    <IconField
      {...field}
      value={field.value && iconValue(field.value)}
      onChange={(value) => field.onChange(fontClassOf(value) ?? '')}
    />
  );
}

export const DictionaryInput = (props: InputProps & DictionaryOptions) => (
  <DictionaryField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);

const NO_PATH: readonly string[] = [];

export const CascadeInput = (props: InputProps & CascadeOptions) => (
  <CascadeField {...props} {...useField(props, { empty: NO_PATH, missing: 'select' })} />
);

export const IdCardInput = (props: InputProps) => (
  <IdCardField {...useField(props, { empty: '', missing: 'idCard', rules: [idCardRule] })} />
);

interface PhoneOptions {
  readonly rule?: PhoneRule;
}

export const PhoneInput = ({ rule = 'a', ...props }: InputProps & PhoneOptions) => (
  <PhoneField rule={rule} {...useField(props, { empty: '', rules: [phoneRuleOf(rule)] })} />
);

export const PersonNameInput = (props: InputProps) => (
  <PersonNameField {...useField(props, { empty: '', rules: [nameRule] })} />
);

interface GenderOptions {
  /** The field with the number of the identity card. */
  readonly idCardSource: string;
}

export function GenderInput({ idCardSource, ...props }: InputProps & GenderOptions) {
  const idCard: unknown = useWatch({ name: idCardSource });
  const field = useField<Gender | ''>(props, {
    empty: '',
    missing: 'select',
    rules: [noContradiction(idCardSource)],
  });
  return <GenderField {...field} idCard={typeof idCard === 'string' ? idCard : ''} />;
}
