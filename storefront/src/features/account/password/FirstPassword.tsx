import { phone } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../components/forms/CodeField.js';
import { placeIssues } from '../../../components/forms/issues.js';
import { useRules } from '../../../components/forms/rules.js';
import { useCode } from '../../../components/forms/use-code.js';
import { call } from '../../../mall/api.js';
import { say } from '../../../mall/say.js';
import { PasswordForm } from './PasswordForm.js';

interface Fields {
  code: string;
  newPassword: string;
  again: string;
}

interface FirstPasswordProps {
  /** The number to which the code is sent, partly masked. */
  readonly mobile: string;
  /** Whether there is already a password, which was forgotten. */
  readonly isForgotten: boolean;
  readonly onChosen: () => void;
}

/** Sets the first password after a registration by another service, or replaces a forgotten one; requires a code from an SMS. */
export function FirstPassword({ mobile, isForgotten, onChosen }: FirstPasswordProps) {
  const { t } = useTranslation('password');
  const rule = useRules();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { code: '', newPassword: '', again: '' },
  });
  const code = useCode(() => call('auth.sendFirstPasswordCode', {}));
  const choosing = useMutation({
    mutationFn: ({ code: typed, newPassword }: Fields) =>
      call('auth.setFirstPassword', { code: typed.trim(), newPassword }),
    onSuccess: () => {
      say.done(t('chosen'));
      onChosen();
    },
    onError: (error) => setRefusal(placeIssues(error, ['code', 'newPassword'], form.setError)),
  });
  return (
    <PasswordForm
      form={form}
      onSubmit={(fields) => {
        setRefusal(undefined);
        choosing.mutate(fields);
      }}
      isBusy={choosing.isPending}
      refusal={refusal}
      note={t(isForgotten ? 'note' : 'firstNote')}
      submit={t('choose')}
    >
      <p>{t(isForgotten ? 'forgottenText' : 'firstText', { mobile: phone(mobile) })}</p>
      <CodeField
        field={form.register('code', rule.code)}
        error={form.formState.errors.code?.message}
        code={code}
        onAsk={() => code.ask(mobile)}
      />
    </PasswordForm>
  );
}
