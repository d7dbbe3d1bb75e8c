import { isApiError, phone } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../components/FileDrop.js';
import { placeIssues } from '../../components/forms/issues.js';
import { bareMobile, rules } from '../../components/forms/rules.js';
import { SendButton } from '../../components/SendButton.js';
import { Button } from '../../components/ui/Button.js';
import { TextArea, TextField } from '../../components/ui/Field.js';
import { Notice } from '../../components/ui/Notice.js';
import layout from '../../components/ui/layout.module.css';
import { useUploads } from '../../components/use-uploads.js';
import { call } from '../../mall/api.js';
import { fileNames, stepOf, wizardSteps, type Fields } from './application-fields.js';
import type { MyShop } from './my-shop.js';
import styles from './ShopEntry.module.css';
import { say } from '../../mall/say.js';

/** The application in three parts; nothing is sent before the last, and nothing typed is lost on the way. */
export function ApplicationWizard({ shop, onDone }: { shop: MyShop | undefined; onDone: () => void }) {
  const { t } = useTranslation('shopEntry');
  const { t: account } = useTranslation('account');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const queries = useQueryClient();
  const [step, setStep] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const { isUploading, onUploading } = useUploads();
  const before = shop?.application;
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      shopName: before?.shopName ?? '',
      intro: before?.intro ?? '',
      shopLogo: before?.shopLogo ?? '',
      businessLicense: before?.businessLicense ?? '',
      identityCardFront: before?.identityCardFront ?? '',
      identityCardLater: before?.identityCardLater ?? '',
      uscc: before?.uscc ?? '',
      exportLicenceNo: before?.exportLicenceNo ?? '',
      bankAccount: before?.bankAccount ?? '',
      contactName: before?.contactName ?? '',
      mobile: phone(before?.mobile ?? ''),
    },
  });
  const { errors } = form.formState;
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
      return call(before ? 'tenant.correct' : 'tenant.apply', input);
    },
    onSuccess: () => {
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
  const next = async (): Promise<void> => {
    if (!(await form.trigger([...wizardSteps[step]!.fields], { shouldFocus: true }))) return;
    if (step === 0 && !(await isNameFree())) return;
    setStep(step + 1);
  };
  const isNameFree = async (): Promise<boolean> => {
    const isFree = await call('tenant.checkShopName', { shopName: form.getValues('shopName').trim() }).catch(
      () => true,
    );
    if (!isFree) form.setError('shopName', { message: t('shop.nameTaken') }, { shouldFocus: true });
    return isFree;
  };
  const text = (name: keyof Fields, isOptional = false) => ({
    label: t(`shop.document.${name}` as 'shop.document.uscc'),
    optional: isOptional,
    error: errors[name]?.message,
    ...form.register(
      name,
      isOptional ? {} : rule.required(t(`shop.document.${name}` as 'shop.document.uscc')),
    ),
  });
  const file = (name: (typeof fileNames)[number], purpose: 'licence' | 'shop', isNeeded: boolean) => (
    <Controller
      control={form.control}
      name={name}
      rules={{
        validate: (url) => !isNeeded || url !== '' || t('form.upload', { label: t(`shop.document.${name}`) }),
      }}
      render={({ field }) => (
        <FileDrop
          label={t(`shop.document.${name}`)}
          purpose={purpose}
          imagesOnly={purpose === 'shop'}
          maxMegabytes={purpose === 'shop' ? 10 : 20}
          files={field.value ? [{ url: field.value, originName: t('shop.uploaded') }] : []}
          onChange={(files) => field.onChange(files[0]?.url ?? '')}
          error={errors[name]?.message}
          onUploading={onUploading}
        />
      )}
    />
  );
  return (
    <form
      className={`${layout['card']} ${layout['stack']}`}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        sending.mutate(fields);
      })}
    >
      <ol className={styles['progress']}>
        {wizardSteps.map(({ name }, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {index + 1}. {t(`shop.part.${name}`)}
          </li>
        ))}
      </ol>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {step === 0 && (
        <>
          <TextField maxLength={60} {...text('shopName')} />
          <TextArea maxLength={1000} {...text('intro', true)} />
          {file('shopLogo', 'shop', false)}
        </>
      )}
      {step === 1 && (
        <>
          {file('businessLicense', 'licence', true)}
          {file('identityCardFront', 'licence', true)}
          {file('identityCardLater', 'licence', true)}
          <TextField maxLength={18} autoCapitalize="characters" hint={t('shop.usccHint')} {...text('uscc')} />
          <TextField maxLength={60} {...text('exportLicenceNo', true)} />
          <TextField maxLength={60} {...text('bankAccount', true)} />
        </>
      )}
      {step === 2 && (
        <>
          <TextField maxLength={60} autoComplete="name" {...text('contactName')} />
          <TextField
            label={t('shop.document.mobile')}
            type="tel"
            autoComplete="tel"
            error={errors.mobile?.message}
            {...form.register('mobile', rule.mobile)}
          />
          <p className="muted small">{t('shop.safety')}</p>
        </>
      )}
      <div className={layout['row']}>
        {step < wizardSteps.length - 1 ? (
          <SendButton
            key="next"
            type="button"
            isUploading={isUploading}
            isSending={false}
            onClick={() => void next()}
          >
            {t('shop.next')}
          </SendButton>
        ) : (
          <SendButton key="send" isUploading={isUploading} isSending={sending.isPending}>
            {t('shop.send')}
          </SendButton>
        )}
        <Button onClick={step === 0 ? onDone : () => setStep(step - 1)}>
          {step === 0 ? account('cancel') : t('shop.back')}
        </Button>
      </div>
    </form>
  );
}
