import { phone } from '@mall/validation/phone';
import type { ContractFacts } from './contract-facts.js';
import type { TemplateFacts } from './placeholders.js';

/** Facts of a made-up order between made-up parties. */
export const sampleFacts: TemplateFacts = {
  contractNumber: 'UAC261121-100001',
  documentNumber: 'UAI261121-100001',
  orderNumber: 'UA261121-100001',
  issuedAt: new Date('2026-11-21T14:30:00Z'),
  paidAt: new Date('2026-11-23T02:10:00Z'),
  seller: {
    companyName: { ru: 'ООО «Продавец»', zh: '示例卖方有限公司', en: 'Seller Co., Ltd.' },
    companyAddress: { ru: 'КНР, ул. Примерная, 1', zh: '中国示例街1号', en: '1 Example Street, China' },
    director: { ru: 'директор Чжан Сань', zh: '总经理张三', en: 'Director Zhang San' },
    registrationCode: '910000000000000000',
  },
  buyer: {
    fullName: 'Иванов Пётр Сергеевич',
    fullNameEn: 'Ivanov Petr',
    passportNoMasked: '45••••••56',
    mobile: phone('+79145550123'),
  },
  bank: {
    bankName: { ru: 'Банк продавца', zh: '示例银行', en: 'Bank of the Seller' },
    bankAddress: { ru: 'КНР', zh: '中国', en: 'China' },
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
  rateSource: 'Банк России / Bank of Russia',
  rateAsOf: new Date('2026-11-21T00:00:00Z'),
  payBefore: new Date('2026-11-24T14:30:00Z'),
  rateUntil: new Date('2026-11-24T14:30:00Z'),
  autoReceiptDays: 60,
};

/** Returns the made-up order, sold by the company that the next paper names. */
export function sampleSoldBy(payee: ContractFacts['seller'] & ContractFacts['bank']): TemplateFacts {
  const { companyName, companyAddress, director, registrationCode } = payee;
  const { bankName, bankAddress, account, swift } = payee;
  return {
    ...sampleFacts,
    seller: { companyName, companyAddress, director, registrationCode },
    bank: { bankName, bankAddress, account, swift },
  };
}
