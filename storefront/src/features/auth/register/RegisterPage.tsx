import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Refusal } from '../../../components/forms/Refusal.js';
import { ConsentField } from '../../../components/forms/ConsentField.js';
import { PhoneAndCode } from '../../../components/forms/PhoneAndCode.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { PASSWORD_MIN, useRules } from '../../../components/forms/rules.js';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { pathTo } from '../../../mall/pages.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';
import { useRegistration } from './use-registration.js';

export function Component() {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation();
  const { t: ofForm } = useTranslation('form');
  const rule = useRules();
  const [search] = useSearchParams();
  const { form, mobile, code, submit, refusal, isPending } = useRegistration();
  const { errors } = form.formState;
  const isMoreNeeded = errors.userName !== undefined || errors.invitationCode !== undefined;
  return (
    <AuthFrame title={t('title')}>
      <FormProvider {...form}>
        <form className={styles['form']} noValidate onSubmit={submit}>
          {refusal && <Refusal error={refusal} />}
          <PhoneAndCode code={code} />
          {/* Browsers store the password under the name beside it. */}
          <input type="text" autoComplete="username" value={mobile} readOnly hidden />
          <PasswordField
            label={ofForm('password')}
            autoComplete="new-password"
            hint={ofForm('passwordLength', { length: PASSWORD_MIN })}
            error={errors.password?.message}
            {...form.register('password', rule.newPassword)}
          />
          <ConsentField label={t('consent')} needed={t('consentNeeded')} />
          <Button look="primary" type="submit" wide busy={isPending}>
            {t('button')}
          </Button>
          <details open={isMoreNeeded || undefined}>
            <summary>{t('more')}</summary>
            <div className={`${styles['form']} ${styles['more']}`}>
              <TextField
                label={ofForm('account')}
                optional
                autoComplete="off"
                autoCapitalize="none"
                hint={t('accountHint')}
                error={errors.userName?.message}
                {...form.register('userName', rule.optionalAccount)}
              />
              <TextField
                label={t('invitation')}
                optional
                autoComplete="off"
                maxLength={32}
                error={errors.invitationCode?.message}
                {...form.register('invitationCode')}
              />
            </div>
          </details>
        </form>
      </FormProvider>
      <p className={styles['other']}>
        <span className="muted">{t('haveAccount')}</span>
        <Link to={{ pathname: pathTo('login'), search: search.toString() }}>{common('nav.signIn')}</Link>
      </p>
    </AuthFrame>
  );
}
