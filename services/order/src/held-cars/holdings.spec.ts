import { orderErrors } from '@mall/contracts/order';
import { fillPlainText } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import { refusalOfHold, type HoldSettings, type Holdings } from './holdings.js';

const yuan = (minor: number) => amountTexts(minor, 'CNY');

const held: Holdings = {
  orders: 1,
  cars: 3,
  valueMinor: 300,
  maxCars: 5,
  maxValueMinor: 500,
  networkCars: 0,
  networkValueMinor: 0,
  isAllowed: false,
};
const limits = { openOrdersPerBuyer: 2 } as HoldSettings;
const refusal = (added: { orders: number; cars: number; valueMinor: number }, over: Partial<Holdings> = {}) =>
  refusalOfHold({ ...held, ...over }, { added, limits });

const SOME = {
  held: {
    ru: `Сейчас у вас 3 на ${yuan(300).ru}`,
    zh: `您已保留 3 辆（${yuan(300).zh}）`,
    en: `You hold 3 worth ${yuan(300).en}`,
  },
  remedy: {
    ru: 'Оплатите или отмените часть заказов, уменьшите количество',
    zh: '请先付款、取消部分订单、减少数量',
    en: 'Pay for some orders or cancel them, order fewer',
  },
};

test.each([
  ['one car too many', { orders: 1, cars: 3, valueMinor: 0 }],
  ['one fen too many', { orders: 1, cars: 0, valueMinor: 201 }],
])('a buyer who would hold %s reads what is held and what still may be', (_, added) => {
  const { message } = orderErrors.tooManyHeldCars({
    maxCars: 5,
    maxValue: yuan(500),
    ...SOME,
    cars: 2,
    value: yuan(200),
  });
  expect(refusal(added).message).toBe(message);
});

test('a buyer who holds more than is allowed now reads that nothing more may be held', () => {
  const { message } = orderErrors.tooManyHeldCars({
    maxCars: 2,
    maxValue: yuan(200),
    ...SOME,
    cars: 0,
    value: yuan(0),
  });
  const lowered = { maxCars: 2, maxValueMinor: 200 };
  expect(refusal({ orders: 1, cars: 1, valueMinor: 1 }, lowered).message).toBe(message);
});

test('a buyer who holds nothing is not asked to pay for it', () => {
  const { params } = refusal({ orders: 1, cars: 6, valueMinor: 0 }, { cars: 0, valueMinor: 0, orders: 0 });
  const said = fillPlainText(orderErrors.tooManyHeldCars.text, 'ru', params);
  expect(said).toContain('У вас сейчас нет неоплаченных заказов');
  expect(said).toContain('Уменьшите количество или напишите нам в чат');
  expect(said).not.toMatch(/Оплатите|0,00/);
});

test('a buyer whose cars fit exactly has too many orders, or shares a network that holds too much', () => {
  const fits = { orders: 1, cars: 2, valueMinor: 200 };
  expect(refusal(fits).message).toBe(orderErrors.tooManyHeldInNetwork().message);
  expect(refusal({ ...fits, orders: 2 }).message).toBe(orderErrors.tooManyOpenOrders({ max: 2 }).message);
});
