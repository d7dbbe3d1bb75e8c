import type { InputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Refusal } from './Refusal.js';
import { call } from '../../mall/api.js';
import { ownConsents, useConsentText, useNeedsConsent } from '../../mall/consents.js';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import { Button } from '../ui/Button.js';
import layout from '../ui/layout.module.css';
import type { Address } from './AddressForm.js';
import { ConsentField } from './ConsentField.js';
import { placeIssues } from './issues.js';
import { namesIn } from './known-names.js';
import {
  DATES,
  passportFields,
  passportGroups,
  type PassportField,
  type PassportFields,
  type Profile,
} from './passport-fields.js';
import { PassportInput } from './PassportInput.js';
import { isoDay, typedDay } from './typed-day.js';
import { useKeptForm } from './use-kept-form.js';

type KnownAddress = Pick<Address, 'consignee' | 'postCode' | 'regionPath' | 'addr'>;

interface PassportFormProps {
  readonly profile: Profile;
  /** The delivery address: its name is suggested while the profile has none, and it may be the registration address. */
  readonly address?: KnownAddress | null | undefined;
  readonly onDone?: () => void;
}

/** A form for the personal and passport data that contract and customs need. */
export function PassportForm({ profile, address, onDone }: PassportFormProps) {
  const { t } = useTranslation('deal');
  const { t: common } = useTranslation();
  const { t: ofForm } = useTranslation('form');
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const suggested = profile.surname || profile.name ? {} : namesIn(address?.consignee ?? '');
  const form = useForm<PassportFields>({
    mode: 'onTouched',
    defaultValues: { ...fieldsOf(profile), ...suggested },
  });
  const kept = useKeptForm(form, 'passport', ['consent']);
  const { shown } = useConsentText();
  const needsConsent = useNeedsConsent('passport');
  const saving = useMutation({
    mutationFn: (fields: PassportFields) =>
      call('user.update', { ...sentOf(fields), ...(needsConsent !== false && { consent: shown }) }),
    onSuccess: (saved) => {
      kept.forget();
      queries.setQueryData(['user.detail', {}], saved);
      void queries.invalidateQueries({ queryKey: ownConsents.queryKey });
      onDone?.();
    },
    onError: (error) => setRefusal(placeIssues(error, [...passportFields, 'consent'], form.setError)),
  });

  const takeAddress = ({ postCode, regionPath, addr }: KnownAddress): void => {
    const isTyped = { shouldDirty: true, shouldValidate: true };
    form.setValue('registrationAddress', [regionPath, addr].filter(Boolean).join(', '), isTyped);
    form.setValue('registrationPostcode', postCode ?? '', isTyped);
  };
  return (
    <FormProvider {...form}>
      <form
        className={layout['stack']}
        noValidate
        onSubmit={form.handleSubmit((fields) => {
          setRefusal(undefined);
          saving.mutate(fields);
        })}
      >
        {refusal && <Refusal error={refusal} />}
        {suggested.surname && <p className="muted small">{t('passport.fromAddress')}</p>}
        {passportGroups.map(({ name: group, fields }) => (
          <fieldset key={group}>
            <legend className={layout['legend']}>{t(`passport.group.${group}`)}</legend>
            {group === 'registration' && address && (
              <Button look="quiet" small onClick={() => takeAddress(address)}>
                {t('passport.takeAddress')}
              </Button>
            )}
            <div className={layout['fields']}>
              {fields.map((name) => (
                <PassportInput key={name} name={name} form={form} />
              ))}
            </div>
          </fieldset>
        ))}
        <p className="muted small">
          {t('passport.safety')}{' '}
          <Link to={pathTo('privacy')} target="_blank">
            {common('footer.privacy')}
          </Link>
        </p>
        {needsConsent && (
          <ConsentField label={ofForm('consent.passport')} needed={ofForm('consent.passportNeeded')} />
        )}
        <div className={layout['row']}>
          <Button look="primary" type="submit" busy={saving.isPending} disabled={needsConsent === undefined}>
            {t('passport.save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Returns the fields filled with the known data. */
const fieldsOf = (profile: Profile): PassportFields => ({
  ...(Object.fromEntries(
    passportFields.map((name) => {
      const known = profile[name] ?? (name === 'nationality' ? 'RU' : '');
      return [name, DATES.includes(name) ? typedDay(known, locale) : known];
    }),
  ) as Record<PassportField, string>),
  consent: false,
});

/** Converts the fields to a request; empty ones are removed. */
const sentOf = (fields: PassportFields): InputOf<'user.update'> =>
  Object.fromEntries(
    passportFields.map((name) => {
      const typed = fields[name].trim();
      return [name, (DATES.includes(name) ? isoDay(typed) : typed) || null];
    }),
  );
