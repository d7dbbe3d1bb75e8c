import { languageTags, profileLabels, type InputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { Button } from '../ui/Button.js';
import { SelectField, TextField } from '../ui/Field.js';
import { Notice } from '../ui/Notice.js';
import layout from '../ui/layout.module.css';
import { placeIssues } from './issues.js';
import {
  DATES,
  LATIN_OF,
  LONG,
  NATIONALITIES,
  OPTIONAL,
  passportFields,
  passportGroups,
  PATTERNS,
  type PassportField,
  type Profile,
} from './passport-fields.js';
import { rules } from './rules.js';
import { transliterate } from './transliterate.js';

type Fields = Record<PassportField, string>;

const countries = new Intl.DisplayNames([languageTags[locale]], { type: 'region' });

/** Personal and passport data, as the contract and customs want them. */
export function PassportForm({ profile, onDone }: { profile: Profile; onDone?: () => void }) {
  const { t } = useTranslation('deal');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      passportFields.map((name) => [name, profile[name] ?? (name === 'nationality' ? 'RU' : '')]),
    ) as Fields,
  });
  const { errors } = form.formState;
  const nationality = form.watch('nationality');
  const saving = useMutation({
    mutationFn: (fields: Fields) => {
      const filled = Object.entries(fields).map(([name, value]) => [name, value.trim() || null]);
      return call('user.update', Object.fromEntries(filled) as InputOf<'user.update'>);
    },
    onSuccess: (saved) => {
      queries.setQueryData(['user.detail', {}], saved);
      onDone?.();
    },
    onError: (error) => setRefusal(placeIssues(error, passportFields, form.setError)),
  });

  const isOptional = (name: PassportField): boolean =>
    OPTIONAL.includes(name) || (name === 'taxNo' && nationality !== 'RU');

  const register = (name: PassportField) => {
    const pattern = PATTERNS[name];
    const latin = LATIN_OF[name];
    return form.register(name, {
      ...(isOptional(name) ? { required: false } : rule.required(profileLabels[name][locale])),
      validate: {
        ...(pattern && {
          pattern: rule.pattern(pattern, t(`passport.format.${name}` as 'passport.format.taxNo')),
        }),
        ...(name.endsWith('En') && { latin: rule.latin }),
        ...(DATES.includes(name) && { past: rule.notFuture }),
      },
      // The Latin spelling is suggested once, and only where nothing stands yet.
      ...(latin && {
        onBlur: ({ target }: { target: HTMLInputElement }) => {
          if (!form.getValues(latin))
            form.setValue(latin, transliterate(target.value), { shouldValidate: true });
        },
      }),
    });
  };

  return (
    <form
      className={layout['stack']}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        saving.mutate(fields);
      })}
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {passportGroups.map(({ name: group, fields }) => (
        <fieldset key={group}>
          <legend className={layout['legend']}>{t(`passport.group.${group}`)}</legend>
          <div className={layout['fields']}>
            {fields.map((name) =>
              name === 'nationality' ? (
                <SelectField key={name} label={profileLabels[name][locale]} {...register(name)}>
                  {NATIONALITIES.map((code) => (
                    <option key={code} value={code}>
                      {countries.of(code)}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <TextField
                  key={name}
                  className={LONG.includes(name) ? layout['whole'] : undefined}
                  label={profileLabels[name][locale]}
                  optional={isOptional(name)}
                  type={DATES.includes(name) ? 'date' : 'text'}
                  placeholder={
                    PATTERNS[name] ? t(`passport.example.${name}` as 'passport.example.taxNo') : undefined
                  }
                  autoComplete={autoComplete[name] ?? 'off'}
                  error={errors[name]?.message}
                  {...register(name)}
                />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <p className="muted small">{t('passport.safety')}</p>
      <div className={layout['row']}>
        <Button look="primary" type="submit" busy={saving.isPending}>
          {t('passport.save')}
        </Button>
      </div>
    </form>
  );
}

const autoComplete: Partial<Record<PassportField, string>> = {
  surname: 'family-name',
  name: 'given-name',
  patronymic: 'additional-name',
  birthDate: 'bday',
};
