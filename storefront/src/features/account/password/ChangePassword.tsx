import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeIssues } from '../../../components/forms/issues.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { useRules } from '../../../components/forms/rules.js';
import { call } from '../../../mall/api.js';
import { say } from '../../../mall/say.js';
import { PasswordForm } from './PasswordForm.js';

interface Fields {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** Changes the password; requires the old one. */
export function ChangePassword() {
  const { t } = useTranslation('password');
  const rule = useRules();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', again: '' },
  });
  const { errors } = form.formState;
  const changing = useMutation({
    mutationFn: ({ oldPassword, newPassword }: Fields) =>
      call('auth.changePassword', { oldPassword, newPassword }),
    onSuccess: () => {
      form.reset();
      say.done(t('done'));
    },
    onError: (error) => setRefusal(placeIssues(error, ['oldPassword', 'newPassword'], form.setError)),
  });
  return (
    <PasswordForm
      form={form}
      onSubmit={(fields) => {
        setRefusal(undefined);
        changing.mutate(fields);
      }}
      isBusy={changing.isPending}
      refusal={refusal}
      note={t('note')}
      submit={t('change')}
    >
      <PasswordField
        label={t('old')}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...form.register('oldPassword', rule.required(t('old')))}
      />
    </PasswordForm>
  );
}
