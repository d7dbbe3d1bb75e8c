import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeIssues } from '../../../components/forms/issues.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { PASSWORD_MIN, rules } from '../../../components/forms/rules.js';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import { say } from '../../../mall/say.js';

interface Fields {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** `userinfo/setpwd` */
export function Component() {
  const { t } = useTranslation('password');
  const { t: account } = useTranslation('account');
  const { t: common } = useTranslation();
  usePageHead({ title: account('account.password') });
  const rule = rules(common);
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
    <form
      className={layout['stack']}
      style={{ maxInlineSize: 480 }}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        changing.mutate(fields);
      })}
    >
      <h2>{account('account.password')}</h2>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <PasswordField
        label={t('old')}
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        {...form.register('oldPassword', rule.required(t('old')))}
      />
      <PasswordField
        label={t('new')}
        autoComplete="new-password"
        hint={common('form.passwordLength', { length: PASSWORD_MIN })}
        error={errors.newPassword?.message}
        {...form.register('newPassword', rule.newPassword)}
      />
      <PasswordField
        label={common('form.passwordAgain')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register(
          'again',
          rule.sameAs(() => form.getValues('newPassword')),
        )}
      />
      <p className="muted small">{t('note')}</p>
      <div>
        <Button look="primary" type="submit" busy={changing.isPending}>
          {t('change')}
        </Button>
      </div>
    </form>
  );
}
