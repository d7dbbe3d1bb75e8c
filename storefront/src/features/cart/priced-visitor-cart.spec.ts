import type { OutputOf } from '@mall/web-kit';
import { pricedVisitorCart } from './priced-visitor-cart.js';

type Car = OutputOf<'product.car.prodInfo'>;

const aSku = { skuId: '11', skuName: 'Flagship', imgUrl: '', priceFee: 100_00, stock: 20 };
const aCar = (more: object = {}) =>
  ({
    spuId: '1',
    shopId: '7',
    shopInfo: { shopName: 'Harbour' },
    spuName: 'Geely Monjaro',
    mainImgUrl: '/car.jpg',
    mainImgUrlBase: '0',
    condition: 'new',
    priceTiers: [
      { minCount: 1, priceFee: 90_00 },
      { minCount: 11, priceFee: 80_00 },
    ],
    skus: [aSku],
    ...more,
  }) as unknown as Car;
const aLine = { spuId: '1', skuId: '11', name: 'Monjaro', priceFee: 100_00, count: 2, isChecked: true };

const only = (cart: ReturnType<typeof pricedVisitorCart>) => cart.cart.shopCarts[0]!.shopCartItem[0]!;

describe('the cart of a visitor at the prices of now', () => {
  it('charges the price of the variant, and the wholesale price above ten units', () => {
    const few = pricedVisitorCart([aLine], new Map([['1', aCar()]]));
    expect(only(few)).toMatchObject({ totalPriceFee: 200_00, priceTier: 'retail', wholesalePriceFee: 80_00 });
    expect(few.cart).toMatchObject({ finalMoney: 200_00, count: 2 });
    const many = pricedVisitorCart([{ ...aLine, count: 11 }], new Map([['1', aCar()]]));
    expect(only(many)).toMatchObject({ totalPriceFee: 880_00, priceTier: 'wholesale' });
  });

  it('shows the present price beside that of the choice', () => {
    const car = aCar({ skus: [{ ...aSku, priceFee: 120_00 }] });
    expect(only(pricedVisitorCart([aLine], new Map([['1', car]])))).toMatchObject({
      priceFee: 100_00,
      skuPriceFee: 120_00,
    });
  });

  it('counts neither what is not chosen nor what cannot be ordered, and says why', () => {
    const held = aCar({
      spuId: '2',
      condition: 'used',
      skus: [{ ...aSku, skuId: '12', stock: 0, heldUntil: '2026-12-01T00:00:00.000Z' }],
    });
    const lines = [
      { ...aLine, isChecked: false },
      { ...aLine, spuId: '2', skuId: '12', count: 1 },
    ];
    const { cart } = pricedVisitorCart(
      lines,
      new Map([
        ['1', aCar()],
        ['2', held],
      ]),
    );
    expect(cart).toMatchObject({ finalMoney: 0, count: 0 });
    expect(cart.shopCarts[0]!.shopCartItem.map(({ why }) => why)).toEqual([null, 'held']);
  });

  it('groups cars by their shops', () => {
    const other = aCar({
      spuId: '2',
      shopId: '8',
      shopInfo: { shopName: 'Border' },
      skus: [{ ...aSku, skuId: '12' }],
    });
    const lines = [aLine, { ...aLine, spuId: '2', skuId: '12' }];
    const { cart } = pricedVisitorCart(
      lines,
      new Map([
        ['1', aCar()],
        ['2', other],
      ]),
    );
    expect(cart.shopCarts.map(({ shopName }) => shopName)).toEqual(['Harbour', 'Border']);
  });

  it.each([
    ['the car', null],
    ['the variant', aCar({ skus: [] })],
    ['the car, sold', aCar({ isSold: true })],
    ['the car, kept off sale', aCar({ isWithheld: true })],
  ])('names by its stored name what is gone: %s', (_, car) => {
    const { cart, expired } = pricedVisitorCart([aLine], new Map([['1', car]]));
    expect(cart).toEqual({ finalMoney: 0, count: 0, shopCarts: [] });
    expect(expired).toMatchObject([{ spuName: 'Monjaro', skuId: '11' }]);
  });
});
