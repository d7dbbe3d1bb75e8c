import { formatMinor, formatMoment, type ContractFacts } from './contract-facts.js';
import { contractClauses } from './contract-template.js';
import { contractBody, contractHash, type ContractBody } from './contract-text.js';

const facts: ContractFacts = {
  contractNumber: 'UAC261121-100001',
  orderNumber: 'UA261121-100001',
  issuedAt: new Date('2026-11-21T14:30:00Z'),
  seller: {
    companyName: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
    companyAddress: { ru: 'Суйфэньхэ', zh: '绥芬河', en: 'Suifenhe' },
    director: { ru: 'Ван Цзянь', zh: '王健', en: 'Wang Jian' },
    registrationCode: '91231081MA00000000',
  },
  buyer: {
    fullName: 'Иванов Пётр',
    fullNameEn: 'Ivanov Petr',
    passportNoMasked: '45••••••56',
    mobile: '+79141234567',
  },
  delivery: { consignee: 'Иванов Пётр', address: 'Уссурийск, ул. Ленина, 1' },
  items: [
    {
      name: { ru: 'Хавейл Джолион', zh: '哈弗初恋', en: 'Haval Jolion' },
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
  rateSource: 'ЦБ РФ',
  rateAsOf: new Date('2026-11-21T00:00:00Z'),
  payBefore: new Date('2026-11-24T14:30:00Z'),
};

describe('contract text', () => {
  const body = JSON.parse(contractBody(facts)) as ContractBody;

  it('says the same facts in all three languages', () => {
    for (const locale of ['ru', 'zh', 'en'] as const) {
      const whole = JSON.stringify(body[locale]);
      for (const fact of ['UAC261121-100001', 'LGWEF4A57NH123456', '45••••••56'])
        expect(whole).toContain(fact);
      expect(whole).toContain(formatMinor(8_500_000, locale));
      expect(whole).toContain(formatMinor(114_325_000, locale));
      expect(whole).toContain(formatMoment(facts.payBefore, locale));
      expect(whole).not.toMatch(/undefined|null|NaN|\$\{/);
    }
  });

  it('has each clause, with a title and a time to read, in each language', () => {
    for (const locale of ['ru', 'zh', 'en'] as const) {
      expect(body[locale].clauses.map(({ clauseId }) => clauseId)).toEqual(
        contractClauses.map(({ clauseId }) => clauseId),
      );
      for (const clause of body[locale].clauses) {
        expect(clause.text.length).toBeGreaterThan(30);
        expect(clause.readSeconds).toBeGreaterThanOrEqual(3);
      }
    }
    expect(new Set(contractClauses.map(({ clauseId }) => clauseId)).size).toBe(contractClauses.length);
  });

  it('is the same text and hash for the same facts, and another for another amount', () => {
    expect(contractHash(contractBody(facts))).toBe(contractHash(contractBody({ ...facts })));
    expect(contractHash(contractBody({ ...facts, totalMinor: 8_500_001 }))).not.toBe(
      contractHash(contractBody(facts)),
    );
  });

  it('writes money and times as each language does', () => {
    expect(formatMinor(123_456_789, 'ru')).toBe('1\u00a0234\u00a0567,89');
    expect(formatMinor(123_456_709, 'en')).toBe('1,234,567.09');
    expect(formatMinor(5, 'zh')).toBe('0.05');
    expect(formatMoment(facts.payBefore, 'ru')).toBe('25.11.2026 00:30 по времени Владивостока (UTC+10)');
    expect(formatMoment(facts.payBefore, 'zh')).toBe('2026年11月25日00:30（符拉迪沃斯托克时间，UTC+10）');
  });
});
