import { today } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { dayPattern, isoDay } from './typed-day.js';

/** Russian `+7` numbers and Chinese ones: 11 digits, 1, then 3 to 9. The server has the same rule. */
const MOBILE = /^(?:\+?7\d{10}|8\d{10}|(?:\+?86)?1[3-9]\d{9})$/;

/** Removes the characters that people write between the digits of a phone number. */
export const bareMobile = (typed: string): string => typed.replace(/[\s()\-–.]/g, '');

/** Letters and digits. Prescribed. */
const ACCOUNT = /^[A-Za-z0-9]+$/;

export const PASSWORD_MIN = 10;

/** Returns validation rules of form fields, with messages that say what is allowed. */
export function useRules() {
  const { t } = useTranslation('form');
  const needed = (label: string) => t('required', { label });
  const matches = (pattern: RegExp, message: string) => (value: unknown) =>
    !value || pattern.test(String(value)) || message;
  return {
    /** Blanks alone do not count as input. */
    required: (label: string) => ({
      required: needed(label),
      pattern: { value: /\S/, message: needed(label) },
    }),
    mobile: {
      required: t('mobileNeeded'),
      validate: (typed: string) => MOBILE.test(bareMobile(typed)) || t('mobile'),
    },
    account: {
      required: needed(t('account')),
      minLength: { value: 3, message: t('accountLength') },
      validate: matches(ACCOUNT, t('accountFormat')),
    },
    newPassword: {
      required: needed(t('password')),
      minLength: { value: PASSWORD_MIN, message: t('passwordLength', { length: PASSWORD_MIN }) },
    },
    sameAs: (other: () => string) => ({
      required: needed(t('passwordAgain')),
      validate: (value: string) => value === other() || t('passwordsDiffer'),
    }),
    code: { required: needed(t('code')) },
    latin: matches(/^[A-Za-z][A-Za-z .'’-]*$/, t('latin')),
    pattern: matches,
    /** Requires a day in the format of `DayField`, today at the latest. */
    pastDay: (typed: string) => {
      if (!typed.trim()) return true;
      const day = isoDay(typed);
      if (day === undefined) return t('day', { pattern: dayPattern[locale] });
      // The current day in the buyer's time zone, which may be a day ahead of UTC.
      return day <= today() || t('notFuture');
    },
  };
}
