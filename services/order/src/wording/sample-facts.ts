import { phone } from '@mall/validation/typography';
import type { TemplateFacts } from './placeholders.js';

/** Facts of a made-up order, for previews and tests. */
export const sampleFacts: TemplateFacts = {
  contractNumber: 'UAC261121-100001',
  documentNumber: 'UAI261121-100001',
  orderNumber: 'UA261121-100001',
  issuedAt: new Date('2026-11-21T14:30:00Z'),
  paidAt: new Date('2026-11-23T02:10:00Z'),
  seller: {
    companyName: {
      ru: 'Суйфэньхэская торговая компания «Уссури Авто»',
      zh: '绥芬河乌苏里汽车贸易有限公司',
      en: 'Suifenhe Ussuri Auto Trading Co., Ltd.',
    },
    companyAddress: {
      ru: 'КНР, провинция Хэйлунцзян, г. Суйфэньхэ, ул. Синьхуа, 88',
      zh: '中国黑龙江省绥芬河市新华街88号',
      en: '88 Xinhua Street, Suifenhe, Heilongjiang, China',
    },
    director: { ru: 'генеральный директор Ван Цзянь', zh: '总经理王健', en: 'General Director Wang Jian' },
    registrationCode: '91231081MA00000000',
  },
  buyer: {
    fullName: 'Иванов Пётр Сергеевич',
    fullNameEn: 'Ivanov Petr',
    passportNoMasked: '45••••••56',
    mobile: phone('+79145550123'),
  },
  bank: {
    bankName: {
      ru: 'Демонстрационный банк, отделение Суйфэньхэ',
      zh: '示范银行绥芬河支行',
      en: 'Demonstration Bank, Suifenhe Branch',
    },
    bankAddress: { ru: 'КНР, г. Суйфэньхэ', zh: '中国绥芬河市', en: 'Suifenhe, China' },
    account: '0000 0000 0000 0000 000',
    swift: 'DEMOCNXX',
  },
  delivery: {
    consignee: 'Иванов Пётр Сергеевич',
    address: '692500, Приморский край, Уссурийск, ул. Ленина, 1',
  },
  items: [
    {
      name: { ru: 'Хавейл Джолион 1.5', zh: '哈弗初恋 1.5', en: 'Haval Jolion 1.5' },
      vin: 'LGWEF4A57NH123456',
      condition: 'used',
      count: 1,
      priceMinor: 8_500_000,
      totalMinor: 8_500_000,
    },
  ],
  totalMinor: 8_500_000,
  totalRubMinor: 114_325_000,
  rate: 13.45,
  rateSource: 'Банк России',
  rateAsOf: new Date('2026-11-21T00:00:00Z'),
  payBefore: new Date('2026-11-24T14:30:00Z'),
  autoReceiptDays: 60,
};
