import { orderErrors } from '@mall/contracts/order';
import { fillText, LOCALES } from '@mall/validation';
import { refusalOfAll, toRefusedCar, type RefusedCar } from './not-orderable.js';

const name = { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' };
const aCar = (over: Partial<RefusedCar>): RefusedCar => ({
  ...{ name, why: 'offSale', count: 1, stock: 0, heldUntil: null },
  ...over,
});
const said = (...cars: RefusedCar[]): string[] => {
  const { declaration, params } = refusalOfAll(cars);
  return LOCALES.map((locale) => fillText(declaration.text, locale, params).replace(/\s/g, ' '));
};

it('names each car and says why it cannot be ordered, in every language', () => {
  const cars = [
    aCar({}),
    aCar({ name: { ru: 'Ховер', zh: '哈弗', en: 'Hover' }, why: 'insufficientStock', count: 999, stock: 5 }),
    aCar({ why: 'held', heldUntil: '2026-11-22T09:00:00Z' }),
  ];
  const [ru, zh, en] = said(...cars);
  for (const part of ['«Тигго» — сейчас не продаётся', '«Ховер» — в наличии 5, выбрано 999', 'до 22'])
    expect(ru).toContain(part);
  for (const part of ['“瑞虎”：目前未在售', '“哈弗”：库存 5 辆，所选 999 辆']) expect(zh).toContain(part);
  for (const part of ['“Tiggo”: not on sale now', '“Hover”: 5 in stock, 999 chosen'])
    expect(en).toContain(part);
});

it('names a car that is gone by its number', () => {
  const line = { cartItemId: null, spuId: '20', skuId: '21', count: 1, why: 'offSale' } as const;
  expect(said(toRefusedCar(line, undefined))[0]).toContain('«№ 20» — сейчас не продаётся');
});

it('asks for a car when none was chosen', () => {
  expect(refusalOfAll()).toEqual(orderErrors.cartEmpty());
});
