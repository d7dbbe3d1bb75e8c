import { phone, type Texts } from '@mall/web-kit';

/** Who runs the shop. Everything a new owner changes stands here. */
export const company = {
  name: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
  legalName: {
    ru: 'Суйфэньхэская торговая компания «Уссури Авто»',
    zh: '绥芬河乌苏里汽车贸易有限公司',
    en: 'Suifenhe Ussuri Auto Trading Co., Ltd.',
  },
  address: {
    ru: 'КНР, провинция Хэйлунцзян, г. Суйфэньхэ, ул. Синьхуа, 88',
    zh: '中国黑龙江省绥芬河市新华街88号',
    en: '88 Xinhua Street, Suifenhe, Heilongjiang, China',
  },
  phone: phone('+74230000000'),
  mail: 'help@ussuri-auto.example',
  hours: {
    ru: 'Пн–Сб, 9:00–18:00 по Владивостоку',
    zh: '周一至周六 9:00–18:00（符拉迪沃斯托克时间）',
    en: 'Mon–Sat, 9:00–18:00 Vladivostok time',
  },
  filing: '黑ICP备00000000号',
} as const satisfies Record<string, Texts | string>;

/** Years and version text in the footer. Prescribed. */
export const COPYRIGHT_YEARS = '2018–2025';
export const VERSION_TEXT = '4.6';
