import { deliveryTerm, sourceName } from './in-own-words.js';

it('names a source in the language of the reader if it has two names', () => {
  expect(sourceName('Банк России / Bank of Russia', 'ru')).toBe('Банк России');
  expect(sourceName('Банк России / Bank of Russia', 'zh')).toBe('Bank of Russia');
  expect(sourceName('Ussuri Auto', 'ru')).toBe('Ussuri Auto');
  expect(sourceName('Сбербанк / ВТБ', 'en')).toBe('Сбербанк / ВТБ');
});

it('writes the place of delivery in the language of the reader, and leaves other terms unchanged', () => {
  expect(deliveryTerm('DAP Ussuriysk', 'ru')).toBe('DAP Уссурийск');
  expect(deliveryTerm('DAP Ussuriysk', 'en')).toBe('DAP Ussuriysk');
  expect(deliveryTerm('FCA Suifenhe', 'zh')).toBe('FCA Suifenhe');
});
