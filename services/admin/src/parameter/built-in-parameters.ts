import { DESK_HOURS_KEY, DESK_ZONE_KEY } from '@mall/contracts/chat';
import { COMPANY_PARAMETERS, type ParameterSeed } from './company-parameters.js';
import { LOG_RETENTION } from './parameter-bounds.js';

/** Whether people may apply to become staff, `1` or `0`; the sign-in page reads it too. */
export const REGISTRATION_OPEN = 'SITE_REGISTER_ENABLE';

/**
 * The company, and settings of services that have none of their own; bank details of invoices belong to the order
 * service.
 */
export const PARAMETERS: readonly ParameterSeed[] = [
  ...Object.values(COMPANY_PARAMETERS),
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
  {
    key: DESK_HOURS_KEY,
    names: {
      ru: 'Часы ответов в переписке; вне их покупатель получает автоответ',
      zh: '客服在线时间，之外自动回复买家',
      en: 'Hours in which staff answer buyers; outside of them an automatic answer is sent',
    },
    type: 'text',
    value: '',
    isPublic: false,
  },
  {
    key: DESK_ZONE_KEY,
    names: { ru: 'Часовой пояс часов переписки', zh: '客服在线时间的时区', en: 'Time zone of these hours' },
    type: 'text',
    value: 'Asia/Vladivostok',
    isPublic: false,
  },
];
