import { isApiError } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../components/forms/Refusal.js';
import { placeIssues } from '../../components/forms/issues.js';
import { bareMobile } from '../../components/forms/rules.js';
import type { Profile } from '../../components/forms/passport-fields.js';
import { useKeptForm } from '../../components/forms/use-kept-form.js';
import { SendButton } from '../../components/SendButton.js';
import { Button } from '../../components/ui/Button.js';
import layout from '../../components/ui/layout.module.css';
import { useUploads } from '../../components/use-file-uploads.js';
import { call } from '../../mall/api.js';
import { fieldsOf, stepOf, wizardSteps, type Fields, type MyShop } from './application-fields.js';
import { ContactStep, DocumentsStep, ShopStep } from './ApplicationSteps.js';
import styles from './ShopEntry.module.css';
import { say } from '../../mall/say.js';

interface ApplicationWizardProps {
  readonly shop: MyShop | undefined;
  readonly person: Profile | undefined;
  readonly onDone: () => void;
}

/** The application in three steps; it is sent only in the last, and keeps its input. */
export function ApplicationWizard({ shop, person, onDone }: ApplicationWizardProps) {
  const { t } = useTranslation('shopEntry');
  const { t: account } = useTranslation('account');
  const queries = useQueryClient();
  const [step, setStep] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const { isUploading, onUploading } = useUploads();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: fieldsOf(shop, person),
  });
  const kept = useKeptForm(form, 'shop application');
  const sending = useMutation({
    mutationFn: (fields: Fields) => {
      const optional = (text: string): string | undefined => text.trim() || undefined;
      const input = {
        ...fields,
        uscc: fields.uscc.trim().toUpperCase(),
        mobile: bareMobile(fields.mobile),
        intro: optional(fields.intro),
        shopLogo: optional(fields.shopLogo),
        exportLicenceNo: optional(fields.exportLicenceNo),
        bankAccount: optional(fields.bankAccount),
      };
      return call(shop?.application ? 'tenant.correct' : 'tenant.apply', input);
    },
    onSuccess: () => {
      kept.forget();
      say.done(t('shop.sent'));
      void queries.invalidateQueries({ queryKey: ['tenant.mine'] });
      onDone();
    },
    onError: (error) => {
      setRefusal(
        placeIssues(
          error,
          wizardSteps.flatMap(({ fields }) => fields),
          form.setError,
        ),
      );
      const field = isApiError(error) ? error.issues[0]?.field : undefined;
      if (field) setStep(stepOf(field));
    },
  });
  const isLast = step === wizardSteps.length - 1;
  const next = async (fields: Fields): Promise<void> => {
    if (step === 0 && !(await isNameFree())) return;
    setStep(step + 1);
    // The fields of the next step have not been submitted yet: they are not validated while they are typed for the first time.
    form.reset(fields, { keepDefaultValues: true });
  };
  const isNameFree = async (): Promise<boolean> => {
    const isFree = await call('tenant.checkShopName', { shopName: form.getValues('shopName').trim() }).catch(
      () => true,
    );
    if (!isFree) form.setError('shopName', { message: t('shop.nameTaken') }, { shouldFocus: true });
    return isFree;
  };
  return (
    <form
      className={`${layout['card']} ${layout['stack']}`}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        return isLast ? sending.mutate(fields) : next(fields);
      })}
    >
      <ol className={styles['progress']}>
        {wizardSteps.map(({ name }, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {index + 1}. {t(`shop.part.${name}`)}
          </li>
        ))}
      </ol>
      {refusal && <Refusal error={refusal} />}
      {step === 0 && <ShopStep form={form} onUploading={onUploading} />}
      {step === 1 && <DocumentsStep form={form} onUploading={onUploading} />}
      {step === 2 && <ContactStep form={form} onUploading={onUploading} />}
      <div className={layout['row']}>
        <SendButton key={step} isUploading={isUploading} isSending={sending.isPending}>
          {isLast ? t('shop.send') : t('shop.next')}
        </SendButton>
        <Button onClick={step === 0 ? onDone : () => setStep(step - 1)}>
          {step === 0 ? account('cancel') : t('shop.back')}
        </Button>
      </div>
    </form>
  );
}
