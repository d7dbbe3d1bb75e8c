import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../components/forms/CodeField.js';
import { bareMobile, rules } from '../../../components/forms/rules.js';
import { useCode } from '../../../components/forms/use-code.js';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { call, captcha, signInByCode } from '../../../mall/api.js';
import styles from '../AuthFrame.module.css';
import { useSignIn } from './use-sign-in.js';
import { SignInRefusal } from './SignInRefusal.js';

export function CodeSignIn() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const form = useForm({ defaultValues: { mobile: '', code: '' } });
  const code = useCode((mobile) =>
    captcha.withCaptcha('sms', (answer) => call('auth.requestLoginCode', { mobile, ...answer })),
  );
  const signIn = useSignIn((fields: { mobile: string; code: string }) =>
    signInByCode(bareMobile(fields.mobile), fields.code.trim()),
  );
  const { errors } = form.formState;
  const ask = async (): Promise<void> => {
    if (await form.trigger('mobile', { shouldFocus: true })) code.ask(bareMobile(form.getValues('mobile')));
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit((fields) => signIn.mutate(fields))}
    >
      {signIn.error && <SignInRefusal error={signIn.error} />}
      <TextField
        label={common('form.mobileLabel')}
        type="tel"
        autoComplete="tel"
        placeholder="+7 914 000-00-00"
        error={errors.mobile?.message}
        {...form.register('mobile', rule.mobile)}
      />
      <CodeField
        field={form.register('code', rule.code)}
        error={errors.code?.message}
        code={code}
        onAsk={() => void ask()}
      />
      <Button look="primary" type="submit" wide busy={signIn.isPending}>
        {t('nav.signIn', { ns: 'common' })}
      </Button>
    </form>
  );
}
