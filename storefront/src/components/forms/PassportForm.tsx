import type { InputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../mall/api.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import layout from '../ui/layout.module.css';
import { placeIssues } from './issues.js';
import { passportFields, passportGroups, type PassportFields, type Profile } from './passport-fields.js';
import { PassportInput } from './PassportInput.js';

/** Personal and passport data, as the contract and customs want them. */
export function PassportForm({ profile, onDone }: { profile: Profile; onDone?: () => void }) {
  const { t } = useTranslation('deal');
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<PassportFields>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(
      passportFields.map((name) => [name, profile[name] ?? (name === 'nationality' ? 'RU' : '')]),
    ) as PassportFields,
  });
  const saving = useMutation({
    mutationFn: (fields: PassportFields) => {
      const filled = Object.entries(fields).map(([name, value]) => [name, value.trim() || null]);
      return call('user.update', Object.fromEntries(filled) as InputOf<'user.update'>);
    },
    onSuccess: (saved) => {
      queries.setQueryData(['user.detail', {}], saved);
      onDone?.();
    },
    onError: (error) => setRefusal(placeIssues(error, passportFields, form.setError)),
  });

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
            {fields.map((name) => (
              <PassportInput key={name} name={name} form={form} />
            ))}
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
