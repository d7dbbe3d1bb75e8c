import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../components/FileDrop.js';
import { useRules } from '../../components/forms/rules.js';
import type { fileNames, Fields } from './application-fields.js';

export interface StepProps {
  readonly form: UseFormReturn<Fields>;
  readonly onUploading: (isUploading: boolean) => void;
}

/** Returns the building blocks of the steps: the properties of a text input, and an input for a file. */
export function useApplicationInputs({ form, onUploading }: StepProps) {
  const { t } = useTranslation('shopEntry');
  const rule = useRules();
  const { errors } = form.formState;
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
  return { text, file };
}
