import { fuelWords, importerWords, isCarFact, labelOfFact, unbroken, word } from '@mall/web-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CityChoice } from '../../components/CityChoice.js';
import { dayPattern, isoDay, typedDay, withDots } from '../../components/forms/typed-day.js';
import { Button } from '../../components/ui/Button.js';
import { SelectField, TextField } from '../../components/ui/Field.js';
import layout from '../../components/ui/layout.module.css';
import { locale } from '../../mall/locale.js';
import {
  FIELDS,
  isElectric,
  requestNames,
  type FieldName,
  type Importer,
  type TypedCar,
} from './asked-car.js';
import styles from './CalculatorPage.module.css';

interface CalculatorFormProps {
  readonly typed: TypedCar;
  readonly importer: Importer;
  /** The server's issues. */
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  /** Called with the input, including the text of the day field. */
  readonly onTyped: (typed: TypedCar) => void;
  readonly onSubmit: (typed: TypedCar) => void;
  readonly onImporter: (importer: Importer) => void;
}

/** A form for the facts that customs consider. The service checks numbers, and its messages are shown at the fields. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { typed, importer, issues, onTyped, onSubmit, onImporter } = props;
  const { t } = useTranslation('calculator');
  const { t: ofForm } = useTranslation('form');
  const [fuel, setFuel] = useState(typed.fuel || 'petrol');
  const [wrongDay, setWrongDay] = useState<string>();
  const labelOf = (name: FieldName): string => {
    const asked = requestNames[name];
    return isCarFact(asked) ? unbroken(labelOfFact(asked)[locale]) : t('field.price');
  };
  const errorOf = (name: FieldName) => {
    const message = issues.find(({ field }) => field === requestNames[name])?.message;
    return message === undefined ? {} : { error: message };
  };
  const number = (name: FieldName) => ({
    name,
    label: labelOf(name),
    defaultValue: typed[name],
    inputMode: 'decimal' as const,
    maxLength: 12,
    autoComplete: 'off',
    pattern: '[0-9\\s.,]*',
    ...errorOf(name),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const next = typedInto(event.currentTarget);
    const day = next.registered === '' ? '' : isoDay(next.registered);
    setWrongDay(day === undefined ? ofForm('day', { pattern: dayPattern[locale] }) : undefined);
    if (day !== undefined) onSubmit({ ...next, registered: day });
  };
  return (
    <form
      onSubmit={submit}
      onInput={({ currentTarget }) => onTyped(typedInto(currentTarget))}
      className={styles['fields']}
    >
      <TextField {...number('price')} required hint={t('hint.price')} />
      <SelectField
        name="fuel"
        label={labelOf('fuel')}
        value={fuel}
        onChange={({ target }) => setFuel(target.value)}
        {...errorOf('fuel')}
      >
        {Object.keys(fuelWords).map((value) => (
          <option key={value} value={value}>
            {word(fuelWords, value, locale)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="registered"
        label={labelOf('registered')}
        hint={t('hint.registered')}
        defaultValue={typedDay(typed.registered, locale)}
        placeholder={dayPattern[locale]}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        onChange={({ target }) => {
          if (locale !== 'zh') target.value = withDots(target.value);
        }}
        {...(wrongDay === undefined ? errorOf('registered') : { error: wrongDay })}
      />
      {fuel !== 'ev' && <TextField {...number('cc')} required />}
      <TextField {...number('hp')} required />
      {isElectric(fuel) && <TextField {...number('kw30')} hint={t('hint.kw30')} optional />}
      <SelectField
        label={t('field.importer')}
        value={importer}
        onChange={({ target }) => onImporter(target.value as Importer)}
      >
        {Object.keys(importerWords).map((value) => (
          <option key={value} value={value}>
            {word(importerWords, value, locale)}
          </option>
        ))}
      </SelectField>
      <div className={layout['row']}>
        <CityChoice />
      </div>
      <Button look="primary" type="submit" wide>
        {t('count')}
      </Button>
    </form>
  );
}

function typedInto(form: HTMLFormElement): TypedCar {
  const data = new FormData(form);
  return Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()])) as Record<
    FieldName,
    string
  >;
}
