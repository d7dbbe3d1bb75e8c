import { fakeStorage } from './browser-storage.fakes.js';
import {
  addToVisitorCart,
  changeVisitorLine,
  MOST_LINES,
  removeVisitorLine,
  visitorCart,
} from './visitor-cart.js';

const aCar = (id: string, more: Partial<Parameters<typeof addToVisitorCart>[0]> = {}) => ({
  spuId: id,
  skuId: `1${id}`,
  name: 'Geely Monjaro',
  priceFee: 8_500_000,
  count: 1,
  stock: 5,
  isSingleUnit: false,
  ...more,
});
const aLine = {
  spuId: '1',
  skuId: '11',
  name: 'Geely Monjaro',
  priceFee: 8_500_000,
  count: 1,
  isChecked: true,
  changeKey: '0b1f4f0e-1111-4222-8333-444455556666',
};

describe('the cart of a visitor', () => {
  let browser: ReturnType<typeof fakeStorage>;

  beforeEach(() => {
    browser = fakeStorage();
  });
  afterEach(() => browser.end());

  it('adds to a line, as long as there are enough units', () => {
    expect(addToVisitorCart(aCar('1', { count: 2 }))).toBe('added');
    expect(addToVisitorCart(aCar('1', { count: 3, priceFee: 8_000_000 }))).toBe('added');
    expect(addToVisitorCart(aCar('1'))).toBe('insufficientStock');
    expect(visitorCart.read()).toMatchObject([
      { skuId: '11', count: 5, priceFee: 8_000_000, isChecked: true },
    ]);
  });

  it('holds a car that exists once only once', () => {
    const car = aCar('1', { stock: 1, isSingleUnit: true });
    expect([addToVisitorCart(car), addToVisitorCart(car)]).toEqual(['added', 'added']);
    expect(visitorCart.read()).toMatchObject([{ count: 1 }]);
  });

  it('is bounded: one more car is refused, another unit of a known one is not', () => {
    for (let at = 1; at <= MOST_LINES; at += 1) expect(addToVisitorCart(aCar(String(at)))).toBe('added');
    expect(addToVisitorCart(aCar('999'))).toBe('full');
    expect(addToVisitorCart(aCar('7'))).toBe('added');
    expect(visitorCart.read()).toHaveLength(MOST_LINES);
  });

  it('changes and removes lines, also next to those that another tab adds', () => {
    addToVisitorCart(aCar('1'));
    browser.otherTab(
      'visitorCart',
      JSON.stringify([...visitorCart.read(), { ...aLine, spuId: '2', skuId: '12' }]),
    );
    changeVisitorLine('11', { count: 3, isChecked: false });
    expect(visitorCart.read()).toMatchObject([
      { skuId: '11', count: 3, isChecked: false },
      { skuId: '12', count: 1, isChecked: true },
    ]);
    removeVisitorLine('11');
    expect(visitorCart.read()).toMatchObject([{ skuId: '12' }]);
  });

  it.each([
    ['an id that is none', { skuId: '1 OR 1=1' }],
    ['an id as a number', { spuId: 1 }],
    ['a count below one', { count: 0 }],
    ['a broken count', { count: 1.5 }],
    ['a count beyond the limit', { count: 1_000 }],
    ['a negative price', { priceFee: -1 }],
    ['a price as text', { priceFee: '1' }],
    ['a name that fills the page', { name: 'x'.repeat(201) }],
    ['no name', { name: undefined }],
    ['a choice that is none', { isChecked: 1 }],
    ['a key that the server refuses', { changeKey: 'short' }],
  ])('ignores a line with %s, and keeps the others', (_, broken) => {
    const other = { ...aLine, skuId: '12' };
    browser.stored.set('visitorCart', JSON.stringify([{ ...aLine, ...broken }, other]));
    expect(visitorCart.read()).toEqual([other]);
  });

  it('takes each variant once, and no member that it does not know', () => {
    browser.stored.set('visitorCart', JSON.stringify([aLine, { ...aLine, count: 2, onclick: 'alert(1)' }]));
    expect(visitorCart.read()).toEqual([{ ...aLine, count: 2 }]);
  });
});
