import { csvHead } from './order-csv.js';

it('begins with a byte order mark and the headings of the language, separated as its spreadsheets expect', () => {
  expect(csvHead('zh').startsWith('\uFEFF"订单编号","状态"')).toBe(true);
  expect(csvHead('ru').startsWith('\uFEFF"Номер заказа";"Статус"')).toBe(true);
  expect(csvHead('en').split('","')).toHaveLength(csvHead('ru').split('";"').length);
});
