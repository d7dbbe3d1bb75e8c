import { DESK_HOURS_KEY, DESK_ZONE_KEY, readDeskHours } from '@mall/contracts/chat';
import type { Texts } from '@mall/validation';

/** Days for which log entries are kept. Staff cannot empty the log by setting a short time. */
export const LOG_RETENTION = { key: 'LOG_RETENTION_DAYS', min: 180, max: 3_650, initial: 1_095 } as const;

/** Messages a day; every one costs money, so a mistyped number must not lift the limit altogether. */
const SMS_BUDGET = { min: 0, max: 100_000 } as const;

/** Built-in parameters whose number has bounds. */
export const PARAMETER_BOUNDS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  [LOG_RETENTION.key]: LOG_RETENTION,
  SMS_DAILY_BUDGET: SMS_BUDGET,
  SMS_SIGNING_DAILY_BUDGET: SMS_BUDGET,
};

interface LineRule {
  /** Longest value in characters, in each language. */
  readonly max: number;
  readonly pattern?: { test(line: string): boolean };
  readonly expected?: Texts;
}

/** Accepts an address that begins like one of `starts`, or an empty one. */
const addressAt = (...starts: readonly string[]): LineRule => ({
  max: 200,
  pattern: {
    test: (line) =>
      line === '' ||
      starts.some((start) => line.startsWith(start) && /^[\w.+/?=&%@~-]+$/.test(line.slice(start.length))),
  },
  expected: {
    ru: `нужен адрес, который начинается с ${starts.join(' или ')}, или пусто`,
    zh: `应为以 ${starts.join(' 或 ')} 开头的地址，或留空`,
    en: `an address that begins with ${starts.join(' or ')} is needed, or nothing`,
  },
});

/** Rules of lines that messages, papers and pages print as they are. */
export const LINE_RULES: Readonly<Record<string, LineRule>> = {
  SITE_NAME: { max: 40 },
  COMPANY_NAME: { max: 200 },
  COMPANY_ADDRESS: { max: 300 },
  COMPANY_DIRECTOR: { max: 120 },
  COMPANY_EXPORT_LICENCE: { max: 40 },
  COMPANY_BANK: { max: 120 },
  WORKING_HOURS: { max: 120 },
  COMPANY_PHONE: {
    max: 20,
    pattern: /^\+[1-9]\d{6,14}$/,
    expected: {
      ru: 'нужен номер с кодом страны, например +74230000000',
      zh: '应为带国家代码的号码，例如 +74230000000',
      en: 'a number with its country code is needed, such as +74230000000',
    },
  },
  COMPANY_EMAIL: {
    max: 100,
    pattern: /^[^\s@<>"']+@[^\s@<>"'.]+(?:\.[^\s@<>"'.]+)+$/,
    expected: { ru: 'нужен адрес почты', zh: '应为邮箱地址', en: 'an e-mail address is needed' },
  },
  COMPANY_REGISTRATION_CODE: {
    max: 18,
    pattern: /^[0-9A-Z]{18}$/,
    expected: {
      ru: 'нужны 18 цифр и заглавных букв',
      zh: '应为 18 位数字或大写字母',
      en: '18 digits and capital letters are needed',
    },
  },
  SYSTEM_ICON: {
    max: 300,
    pattern: /^\/(?!\/)[\w./?=&%-]+$/,
    expected: {
      ru: 'нужен путь на этом сайте, например /favicon.svg',
      zh: '应为本站内的路径，例如 /favicon.svg',
      en: 'a path on this site is needed, such as /favicon.svg',
    },
  },
  SITE_FILING: { max: 60 },
  MANAGER_NAME: { max: 80 },
  MESSENGER_TELEGRAM: addressAt('https://t.me/'),
  MESSENGER_WHATSAPP: addressAt('https://wa.me/'),
  MESSENGER_WECHAT: addressAt('weixin://dl/', 'https://u.wechat.com/', 'https://work.weixin.qq.com/'),
  MESSENGER_MAX: addressAt('https://max.ru/'),
  [DESK_HOURS_KEY]: {
    max: 200,
    pattern: { test: (line) => readDeskHours(line) !== undefined },
    expected: {
      ru: 'нужны дни и часы, 1 это понедельник, например «1-5 09:00-18:00; 6 10:00-15:00», или пусто',
      zh: '应为星期和时间，1 为周一，例如“1-5 09:00-18:00; 6 10:00-15:00”，或留空',
      en: 'days and hours are needed, 1 is Monday, such as “1-5 09:00-18:00; 6 10:00-15:00”, or nothing',
    },
  },
  [DESK_ZONE_KEY]: {
    max: 64,
    pattern: { test: (line) => line === 'UTC' || Intl.supportedValuesOf('timeZone').includes(line) },
    expected: {
      ru: 'нужен часовой пояс, например Asia/Vladivostok',
      zh: '应为时区，例如 Asia/Vladivostok',
      en: 'a time zone is needed, such as Asia/Vladivostok',
    },
  },
};
