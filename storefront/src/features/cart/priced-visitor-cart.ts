import { unitPriceOf, wholesalePriceOf, whyNot } from '@mall/contracts/cart';
import type { OutputOf } from '@mall/web-kit';
import type { VisitorLine } from '../../mall/visitor-cart.js';
import type { Cart, CartItem } from './cart.js';

type Car = OutputOf<'product.car.prodInfo'>;

interface PricedCart {
  readonly cart: Cart;
  /** Lines whose car, or whose variant, is off sale. */
  readonly expired: readonly CartItem[];
}

/**
 * Prices the cart of a visitor by the cars as they are now, by the same rules as the server prices that of an account.
 * @param cars the cars on sale by `spuId`; null for one that is off sale, and missing while it is loading
 */
export function pricedVisitorCart(
  lines: readonly VisitorLine[],
  cars: ReadonlyMap<string, Car | null>,
): PricedCart {
  const known = lines.flatMap((line) => {
    const car = cars.get(line.spuId);
    return car === undefined ? [] : [{ line, car, sku: skuOf(line, car) }];
  });
  const onSale = known.flatMap(({ line, car, sku }) =>
    car && sku ? [{ car, item: itemOf(line, car, sku) }] : [],
  );
  const expired = known.flatMap(({ line, sku }) => (sku ? [] : [goneItem(line)]));
  const shops = new Map(onSale.map(({ car }) => [car.shopId, car.shopInfo.shopName]));
  const ordered = onSale
    .map(({ item }) => item)
    .filter(({ isChecked, why }) => isChecked === 1 && why === null);
  return {
    cart: {
      finalMoney: ordered.reduce((sum, { totalPriceFee }) => sum + totalPriceFee, 0),
      count: ordered.reduce((sum, { count }) => sum + count, 0),
      shopCarts: [...shops].map(([shopId, shopName]) => ({
        shopId,
        shopName,
        shopCartItem: onSale.filter(({ car }) => car.shopId === shopId).map(({ item }) => item),
      })),
    },
    expired,
  };
}

type Sku = Car['skus'][number];

/** Returns the variant of a line; undefined where it is no longer on sale. */
const skuOf = ({ skuId }: VisitorLine, car: Car | null): Sku | undefined =>
  car?.isSold || car?.isWithheld ? undefined : car?.skus.find((one) => one.skuId === skuId);

function itemOf(line: VisitorLine, car: Car, sku: Sku): CartItem {
  const { spuId, skuId, count, isChecked, priceFee } = line;
  const priced = {
    priceFee: sku.priceFee,
    // The retail price is that of the variant, not that of the listing.
    priceTiers: car.priceTiers.filter(({ minCount }) => minCount > 1),
  };
  const isSingleUnit = car.condition === 'used';
  const { stock, heldUntil } = sku;
  const { unitPriceFee, priceTier } = unitPriceOf(priced, count);
  return {
    cartItemId: skuId,
    shopId: car.shopId,
    spuId,
    skuId,
    count,
    isChecked: isChecked ? 1 : 0,
    priceFee,
    skuPriceFee: sku.priceFee,
    unitPriceFee,
    priceTier,
    wholesalePriceFee: wholesalePriceOf(priced),
    totalPriceFee: unitPriceFee * count,
    imgUrl: sku.imgUrl || (car.mainImgUrlBase === '1' ? (car.brandImg ?? '') : (car.mainImgUrl ?? '')),
    spuName: car.spuName,
    skuName: sku.skuName,
    isSingleUnit,
    stock,
    heldUntil: heldUntil ?? null,
    why: whyNot({ spuId, count }, { spuId, isOnSale: true, isSingleUnit, stock, heldUntil }) ?? null,
  };
}

/** Returns what is known of a line whose car has gone: its name and its price of then. */
const goneItem = ({ spuId, skuId, name, count, priceFee }: VisitorLine): CartItem => ({
  cartItemId: skuId,
  shopId: '',
  spuId,
  skuId,
  count,
  isChecked: 0,
  priceFee,
  skuPriceFee: priceFee,
  unitPriceFee: priceFee,
  priceTier: 'retail',
  wholesalePriceFee: null,
  totalPriceFee: priceFee * count,
  imgUrl: '',
  spuName: name,
  skuName: name,
  isSingleUnit: true,
  stock: 0,
  heldUntil: null,
  why: null,
});
