import { today } from '@mall/web-kit';
import type { TFunction } from 'i18next';
import { locale } from '../../mall/locale.js';
import { dayPattern, isoDay } from './typed-day.js';

/** Russian `+7` numbers and Chinese ones: 11 digits, 1, then 3 to 9. The server holds the same rule. */
const MOBILE = /^(?:\+?7\d{10}|8\d{10}|(?:\+?86)?1[3-9]\d{9})$/;

/** Characters that people write between the digits of a phone number. */
export const bareMobile = (typed: string): string => typed.replace(/[\s()\-–.]/g, '');

/** Letters and digits. Prescribed. */
const ACCOUNT = /^[A-Za-z0-9]+$/;

export const PASSWORD_MIN = 10;

/** Validation rules of form fields, with messages that say what is expected. */
export function rules(t: TFunction) {
  const needed = (label: string) => t('form.required', { label });
  const matches = (pattern: RegExp, message: string) => (value: unknown) =>
    !value || pattern.test(String(value)) || message;
  return {
    /** Blanks alone do not count as input. */
    required: (label: string) => ({
      required: needed(label),
      pattern: { value: /\S/, message: needed(label) },
    }),
    mobile: {
      required: t('form.mobileNeeded'),
      validate: (typed: string) => MOBILE.test(bareMobile(typed)) || t('form.mobile'),
    },
    account: {
      required: needed(t('form.account')),
      minLength: { value: 3, message: t('form.accountLength') },
      validate: matches(ACCOUNT, t('form.accountFormat')),
    },
    newPassword: {
      required: needed(t('form.password')),
      minLength: { value: PASSWORD_MIN, message: t('form.passwordLength', { length: PASSWORD_MIN }) },
    },
    sameAs: (other: () => string) => ({
      required: needed(t('form.passwordAgain')),
      validate: (value: string) => value === other() || t('form.passwordsDiffer'),
    }),
    code: { required: needed(t('form.code')) },
    latin: matches(/^[A-Za-z][A-Za-z .'’-]*$/, t('form.latin')),
    pattern: matches,
    /** A day as `DayField` takes it, today at the latest. */
    pastDay: (typed: string) => {
      if (!typed.trim()) return true;
      const day = isoDay(typed);
      if (day === undefined) return t('form.day', { pattern: dayPattern[locale] });
      // The present day in the buyer's time zone, which may be a day ahead of UTC.
      return day <= today() || t('form.notFuture');
    },
  };
}
