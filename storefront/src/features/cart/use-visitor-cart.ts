import { isRefusal } from '@mall/web-kit';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { LandedCostOfCar } from '../../components/landed-cost.js';
import { newTablesOf } from '../../components/new-tables.js';
import { read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import { visitorCart } from '../../mall/visitor-cart.js';
import type { Cart, CartCosts } from './cart.js';
import { pricedVisitorCart } from './priced-visitor-cart.js';

/** Returns the cart of a visitor at the prices of now; `cart` is undefined until every car is loaded. */
export function useVisitorCart() {
  const lines = visitorCart.use();
  const spuIds = [...new Set(lines.map(({ spuId }) => spuId))];
  const found = useQueries({
    queries: spuIds.map((spuId) => ({ ...read('product.car.prodInfo', { spuId }), staleTime: 0 })),
  });
  const failed = found.find(({ error }) => error && !isRefusal(error));
  const cars = new Map(
    found.flatMap(({ data, error }, at) => {
      const car = isRefusal(error) ? null : data;
      return car === undefined ? [] : [[spuIds[at]!, car] as const];
    }),
  );
  const { cart, expired } = pricedVisitorCart(lines, cars);
  return {
    cart: cars.size === spuIds.length ? cart : undefined,
    expired,
    error: failed?.error,
    retry: () => void Promise.all(found.map(({ refetch }) => refetch())),
  };
}

/** Returns the landed costs of the chosen cars of a visitor to the chosen city; none until all are known. */
export function useVisitorCosts(cart: Cart): CartCosts {
  const city = useCity().city || undefined;
  const chosen = cart.shopCarts
    .flatMap(({ shopCartItem }) => shopCartItem)
    .filter(({ isChecked, why }) => isChecked === 1 && why === null);
  const costs = useQueries({
    queries: chosen.map(({ spuId, skuId, count }) => ({
      ...read('order.landed.forCar', { spuId, skuId, count, city, importer: 'person' }),
      placeholderData: keepPreviousData<LandedCostOfCar>,
    })),
  });
  const known = costs.flatMap(({ data }) => data ?? []);
  const cars = known.length === chosen.length ? known : [];
  return { cars, newTables: newTablesOf(cars) };
}
