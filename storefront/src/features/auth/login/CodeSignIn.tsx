import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { PhoneAndCode } from '../../../components/forms/PhoneAndCode.js';
import { bareMobile } from '../../../components/forms/rules.js';
import { typedPhone } from '../../../components/forms/typed-phone.js';
import { useCode } from '../../../components/forms/use-code.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { Button } from '../../../components/ui/Button.js';
import { call, captcha, signInByCode } from '../../../mall/api.js';
import styles from '../AuthFrame.module.css';
import { useSignIn } from './PasswordSignIn.js';

export function CodeSignIn() {
  const { t } = useTranslation('account');
  const form = useForm({ defaultValues: { mobile: typedPhone(), code: '' } });
  const kept = useKeptForm(form, 'sign-in by code', ['code']);
  const code = useCode((mobile) =>
    captcha.withCaptcha('sms', (answer) => call('auth.requestLoginCode', { mobile, ...answer })),
  );
  const signIn = useSignIn((fields: { mobile: string; code: string }) =>
    signInByCode(bareMobile(fields.mobile), fields.code.trim()),
  );
  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={form.handleSubmit((fields) => signIn.mutate(fields, { onSuccess: kept.forget }))}
      >
        {signIn.error && <Refusal error={signIn.error} />}
        <PhoneAndCode code={code} />
        <Button look="primary" type="submit" wide busy={signIn.isPending}>
          {t('nav.signIn', { ns: 'common' })}
        </Button>
      </form>
    </FormProvider>
  );
}
