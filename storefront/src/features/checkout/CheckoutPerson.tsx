import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PassportForm } from '../../components/forms/PassportForm.js';
import { Button } from '../../components/ui/Button.js';
import { Notice } from '../../components/ui/Notice.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { read } from '../../mall/api.js';
import { stepOf, type Confirmation } from './use-submit.js';
import { Step } from './Step.js';

/** Shows the passport data for contract and customs; contains the form when they are incomplete. */
export function CheckoutPerson({
  confirmation,
  onSaved,
}: {
  confirmation: Confirmation;
  onSaved: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  const [isEditing, setEditing] = useState(false);
  const profile = useQuery(read('user.detail', {})).data;
  const isForm = isEditing || !confirmation.profileComplete;
  const step = stepOf(confirmation);
  return (
    <Step
      number={2}
      title={t('person')}
      isDone={!isForm}
      isCurrent={step === 2}
      waitsFor={step === 1 ? t('waitsFor', { number: 1 }) : undefined}
      action={
        !isForm &&
        step > 1 && (
          <Button look="quiet" small icon="pen" onClick={() => setEditing(true)}>
            {deal('change')}
          </Button>
        )
      }
    >
      {!profile ? (
        <Skeleton height="120px" />
      ) : isForm ? (
        <>
          {!confirmation.profileComplete && <Notice tone="now">{t('personFirst')}</Notice>}
          <PassportForm
            profile={profile}
            address={confirmation.userAddr}
            onDone={() => {
              setEditing(false);
              onSaved();
            }}
          />
        </>
      ) : (
        <p>
          <strong>{[profile.surname, profile.name, profile.patronymic].filter(Boolean).join(' ')}</strong>
          <br />
          <span className="muted figures">{t('passport', { number: masked(profile.passportNo ?? '') })}</span>
        </p>
      )}
    </Step>
  );
}

/** Masks a passport number so that only its owner recognises it. */
const masked = (number: string): string => number.replace(/[\dA-Za-z](?=[\s\dA-Za-z]{3})/g, '•');
