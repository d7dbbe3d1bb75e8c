import { matching, type Target } from './targets.js';

const target = (label: string): Target => ({ id: label, group: 'pages', label, path: '/' });
const pages = [target('Платёжки'), target('Сверка платежей'), target('付款核对')];
const labels = (typed: string) => matching(pages, typed).map(({ label }) => label);

test('finds pages by parts of their words, whatever their case, order or the dots of ё', () => {
  expect(labels('платежей СВЕР')).toEqual(['Сверка платежей']);
  expect(labels('платеж')).toEqual(['Платёжки', 'Сверка платежей']);
  expect(labels('核对')).toEqual(['付款核对']);
  expect(labels('')).toHaveLength(3);
  expect(labels('возврат')).toEqual([]);
});
