import { namesCentralBank, rateSourceIssue } from './rate-source.js';

it.each([
  'Банк России',
  'курс Банка России на 21.11.2026',
  'БАНК-РОССИИ',
  'Бaнк Poccии',
  'Банк\u200b России',
  'ЦБ РФ, 21.11.2026',
  'Ц. Б. РФ',
  'цбрф',
  'Центробанк',
  'Центральный банк РФ',
  'Народный банк Китая',
  'Национальный банк Казахстана',
  'Bank of Russia, 21 Nov 2026',
  'bank-of-russia',
  'Ваnk оf Russiа',
  'CBR',
  'C.B.R.',
  'https://www.cbr.ru/currency',
  'Central Bank of the Russian Federation',
  'People’s Bank of China',
  'ＰＢＯＣ',
  'ECB',
  '俄罗斯央行 2026-11-21',
  '俄羅斯銀行',
  '中国人民银行',
  '俄罗斯联邦中央银行',
])('“%s” names a central bank', (source) => {
  expect(namesCentralBank(source)).toBe(true);
});

it.each([
  'Банк Китая, отделение в Суйфэньхэ, 21.11.2026',
  'АБ «Россия»',
  'Центр-инвест банк',
  'Росбанк',
  'Сбербанк России',
  'Внесён вручную',
  'a bank in Ussuriysk',
  'Bank of China',
  'Russian Agricultural Bank',
  'entered',
  'contract of 21 Nov 2026',
  '中国银行绥芬河支行',
  '俄罗斯外贸银行',
  '手工录入',
])('“%s” names none', (source) => {
  expect(namesCentralBank(source)).toBe(false);
});

it('says what would be right, in each language', () => {
  expect(rateSourceIssue('ЦБ РФ')).toMatchObject({
    field: 'source',
    text: {
      ru: expect.stringContaining('отделение в Суйфэньхэ') as string,
      zh: expect.stringContaining('手工录入') as string,
      en: expect.stringContaining('entered by hand') as string,
    },
  });
  expect(rateSourceIssue('Bank of China')).toBeUndefined();
});
