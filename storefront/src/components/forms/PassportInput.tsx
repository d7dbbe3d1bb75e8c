import { countryName, profileLabels } from '@mall/web-kit';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { SelectField, TextField } from '../ui/Field.js';
import layout from '../ui/layout.module.css';
import { DayField } from './DayField.js';
import {
  DATES,
  LATIN_OF,
  LONG,
  NATIONALITIES,
  OPTIONAL,
  PATTERNS,
  type PassportField,
  type PassportFields,
} from './passport-fields.js';
import { useRules } from './rules.js';
import { transliterate } from './transliterate.js';

const autoComplete: Partial<Record<PassportField, string>> = {
  surname: 'family-name',
  name: 'given-name',
  patronymic: 'additional-name',
  birthDate: 'bday',
};

interface PassportInputProps {
  readonly name: PassportField;
  readonly form: UseFormReturn<PassportFields>;
}

/** One field of the passport form, with its rules and, for names, the suggested Latin spelling. */
export function PassportInput({ name, form }: PassportInputProps) {
  const { t } = useTranslation('deal');
  const rule = useRules();
  const { errors } = form.formState;
  const nationality = form.watch('nationality');
  const isOptional = OPTIONAL.includes(name) || (name === 'taxNo' && nationality !== 'RU');

  const register = () => {
    const pattern = PATTERNS[name];
    const latin = LATIN_OF[name];
    return form.register(name, {
      ...(isOptional ? { required: false } : rule.required(profileLabels[name][locale])),
      validate: {
        ...(pattern && {
          pattern: rule.pattern(pattern, t(`passport.format.${name}` as 'passport.format.taxNo')),
        }),
        ...(name.endsWith('En') && { latin: rule.latin }),
        ...(DATES.includes(name) && { past: rule.pastDay }),
      },
      // The Latin spelling is suggested once, and only into an empty field.
      ...(latin && {
        onBlur: ({ target }: { target: HTMLInputElement }) => {
          if (!form.getValues(latin))
            form.setValue(latin, transliterate(target.value), { shouldValidate: true });
        },
      }),
    });
  };

  if (DATES.includes(name))
    return (
      <DayField
        label={profileLabels[name][locale]}
        field={register()}
        error={errors[name]?.message}
        autoComplete={autoComplete[name]}
      />
    );
  return name === 'nationality' ? (
    <SelectField label={profileLabels[name][locale]} {...register()}>
      {NATIONALITIES.map((code) => (
        <option key={code} value={code}>
          {countryName(code, locale)}
        </option>
      ))}
    </SelectField>
  ) : (
    <TextField
      className={LONG.includes(name) ? layout['whole'] : undefined}
      label={profileLabels[name][locale]}
      optional={isOptional}
      placeholder={PATTERNS[name] ? t(`passport.example.${name}` as 'passport.example.taxNo') : undefined}
      autoComplete={autoComplete[name] ?? 'off'}
      error={errors[name]?.message}
      {...register()}
    />
  );
}
