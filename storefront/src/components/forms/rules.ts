import { newestDay, normaliseMobile, spellText, VISIBLE, type TextKind } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { dayPattern, isoDay } from './typed-day.js';

/** Returns a phone number as it is sent: in its canonical form where it is one. */
export const bareMobile = (typed: string): string => normaliseMobile(typed) ?? typed.trim();

/** Letters and digits. Prescribed. */
const ACCOUNT = /^[A-Za-z0-9]+$/;

export const PASSWORD_MIN = 10;

/** Returns validation rules of form fields, with messages that say what is allowed. */
export function useRules() {
  const { t } = useTranslation('form');
  const needed = (label: string) => t('required', { label });
  /** Compares a value as the server spells it: it accepts wide letters, spaces at the ends and the like. */
  const matches =
    (pattern: RegExp, message: string, kind: TextKind = 'code') =>
    (value: unknown) => {
      const spelt = spellText[kind](typeof value === 'string' ? value : '');
      return !spelt || pattern.test(spelt) || message;
    };
  return {
    /** Blanks alone do not count as input. */
    required: (label: string) => ({
      required: needed(label),
      pattern: { value: VISIBLE, message: needed(label) },
    }),
    mobile: {
      required: t('mobileNeeded'),
      validate: (typed: string) => normaliseMobile(typed) !== undefined || t('mobile'),
    },
    /** A user name that a person may leave empty. */
    optionalAccount: {
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
    latin: matches(/^[A-Za-z][A-Za-z .'’-]*$/, t('latin'), 'latinName'),
    pattern: matches,
    /** Requires a day in the format of `DayField` that has begun somewhere, as the services do. */
    pastDay: (typed: string) => {
      if (!typed.trim()) return true;
      const day = isoDay(typed);
      if (day === undefined) return t('day', { pattern: dayPattern[locale] });
      return day <= newestDay() || t('notFuture');
    },
  };
}
