import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { PASSWORD_MIN, useRules } from '../../../components/forms/rules.js';

interface NewPassword {
  newPassword: string;
  again: string;
}

/** The inputs of the new password and its repetition; placed in a form with these two fields, inside its `FormProvider`. */
export function NewPasswordFields() {
  const { t } = useTranslation('password');
  const { t: ofForm } = useTranslation('form');
  const rule = useRules();
  const { register, getValues, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t('new')}
        autoComplete="new-password"
        hint={ofForm('passwordLength', { length: PASSWORD_MIN })}
        error={errors.newPassword?.message}
        {...register('newPassword', rule.newPassword)}
      />
      <PasswordField
        label={ofForm('passwordAgain')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register(
          'again',
          rule.sameAs(() => getValues('newPassword')),
        )}
      />
    </>
  );
}
