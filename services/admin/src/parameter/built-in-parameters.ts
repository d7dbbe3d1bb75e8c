import type { ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { LOG_RETENTION } from './parameter-bounds.js';

/** Whether people may apply to become staff, `1` or `0`; the sign-in page reads it too. */
export const REGISTRATION_OPEN = 'SITE_REGISTER_ENABLE';

export interface ParameterSeed {
  readonly key: string;
  readonly names: Texts;
  readonly type: ParameterType;
  readonly value?: string;
  readonly texts?: Texts;
  readonly isPublic: boolean;
}

/**
 * Public company data for both web applications, and settings of services that have none of their own; bank details of
 * invoices belong to the order service.
 */
export const PARAMETERS: readonly ParameterSeed[] = [
  {
    key: 'SITE_NAME',
    names: { ru: 'Название площадки', zh: '站点名称', en: 'Site name' },
    type: 'texts',
    texts: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
    isPublic: true,
  },
  {
    key: 'SYSTEM_ICON',
    names: { ru: 'Значок площадки', zh: '系统图标', en: 'Site icon' },
    type: 'text',
    value: '/favicon.svg',
    isPublic: true,
  },
  {
    key: 'COMPANY_NAME',
    names: { ru: 'Компания', zh: '公司名称', en: 'Company' },
    type: 'texts',
    texts: {
      ru: 'Суйфэньхэская торговая компания «Уссури Авто»',
      zh: '绥芬河乌苏里汽车贸易有限公司',
      en: 'Suifenhe Ussuri Auto Trading Co., Ltd.',
    },
    isPublic: true,
  },
  {
    key: 'COMPANY_ADDRESS',
    names: { ru: 'Адрес компании', zh: '公司地址', en: 'Company address' },
    type: 'texts',
    texts: {
      ru: 'КНР, провинция Хэйлунцзян, г. Суйфэньхэ, ул. Синьхуа, 88',
      zh: '中国黑龙江省绥芬河市新华街88号',
      en: '88 Xinhua Street, Suifenhe, Heilongjiang, China',
    },
    isPublic: true,
  },
  {
    key: 'COMPANY_EMAIL',
    names: { ru: 'Почта для покупателей', zh: '客服邮箱', en: 'E-mail for buyers' },
    type: 'text',
    value: 'sales@ussuri-auto.example',
    isPublic: true,
  },
  {
    key: 'WORKING_HOURS',
    names: { ru: 'Часы работы', zh: '工作时间', en: 'Working hours' },
    type: 'texts',
    texts: {
      ru: 'Пн–Сб, 9:00–18:00 (Владивосток)',
      zh: '周一至周六 7:00–16:00（北京时间）',
      en: 'Mon–Sat, 9:00–18:00 (Vladivostok)',
    },
    isPublic: true,
  },
  {
    key: REGISTRATION_OPEN,
    names: {
      ru: 'Сотрудники могут регистрироваться сами',
      zh: '开放员工自助注册',
      en: 'Staff may register on their own',
    },
    type: 'flag',
    value: '0',
    isPublic: true,
  },
  {
    key: 'SMS_DAILY_BUDGET',
    names: {
      ru: 'SMS с кодами в сутки: вход и регистрация',
      zh: '每日短信上限：登录与注册验证码',
      en: 'Text messages a day: sign-in and registration codes',
    },
    type: 'number',
    value: '2000',
    isPublic: false,
  },
  {
    key: 'SMS_SIGNING_DAILY_BUDGET',
    names: {
      ru: 'SMS с кодами в сутки: подписание договоров',
      zh: '每日短信上限：合同签署验证码',
      en: 'Text messages a day: codes that sign contracts',
    },
    type: 'number',
    value: '500',
    isPublic: false,
  },
  {
    key: LOG_RETENTION.key,
    names: { ru: 'Хранение журнала, дней', zh: '日志保留天数', en: 'Days the log is kept' },
    type: 'number',
    value: String(LOG_RETENTION.initial),
    isPublic: false,
  },
];
