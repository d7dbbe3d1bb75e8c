import { ORDER_STATUS, type StockRow } from './facts.js';
import { unless, type SceneRule, type SceneStepRule } from './rule.js';

/** Whether buyers can order the car, or could once it is reviewed. */
const isForSale = (car: StockRow): boolean => [1, 3].includes(car.car_status) && car.stock > 0;

export const stockRules = {
  stockAddsUp: {
    says: 'The units of a car are free or held, none negative, and held as the holds say',
    broken: ({ stock }) =>
      stock.flatMap((car) => [
        ...unless(
          car.stock >= 0 && car.lock_stock >= 0,
          `car ${car.sku_id}: ${car.stock} free, ${car.lock_stock} held`,
        ),
        ...unless(
          car.actual === car.stock + car.lock_stock,
          `car ${car.sku_id}: ${car.actual} there, ${car.stock} free, ${car.lock_stock} held`,
        ),
        ...unless(
          car.lock_stock === car.held,
          `car ${car.sku_id}: ${car.lock_stock} held, holds for ${car.held}`,
        ),
      ]),
  },
  noneSoldTwice: {
    says: 'No unit is sold twice: what is there, was sold or was set aside is what there was',
    broken: ({ stock }, { units }) =>
      stock.flatMap((car) => {
        const had = units.get(car.sku_id);
        return unless(
          had === undefined || car.actual + car.sold + car.set_aside === had,
          `car ${car.sku_id}: ${had} came, ${car.actual} there, ${car.sold} sold, ${car.set_aside} set aside`,
        );
      }),
  },
  usedCarOnce: {
    says: 'A used car exists once, be it free, held, sold or set aside',
    broken: ({ stock }) =>
      stock.flatMap((car) =>
        unless(
          !car.is_used || car.actual + car.sold + car.set_aside <= 1,
          `car ${car.sku_id}: ${car.actual} there, ${car.sold} sold, ${car.set_aside} set aside`,
        ),
      ),
  },
  carListedOnce: {
    says: 'A car is for sale under one record, and under none while another one with its VIN is held, sold or set aside',
    broken: ({ stock }) =>
      stock.filter(isForSale).flatMap((car) =>
        stock
          .filter((other) => other !== car && other.vin !== null && other.vin === car.vin)
          .filter((other) => isForSale(other) || other.held + other.sold + other.set_aside > 0)
          .map((other) => `car ${car.spu_id} is for sale, and ${other.spu_id} has its VIN ${other.vin}`),
      ),
  },
  usedCarIsNamed: {
    says: 'A used car is for sale with its VIN',
    broken: ({ stock }) =>
      stock.flatMap((car) =>
        unless(
          !car.is_used || car.vin !== null || !isForSale(car),
          `car ${car.spu_id} is for sale without a VIN`,
        ),
      ),
  },
  vinOfOneOrder: {
    says: 'A VIN belongs to one order at most that is not cancelled',
    broken: ({ deals }) => {
      const named = deals
        .filter(({ order }) => order.status !== ORDER_STATUS.cancelled)
        .flatMap(({ items }) => items.flatMap(({ vin, vins }) => vin ?? vins));
      return named
        .filter((vin, at) => named.indexOf(vin) < at)
        .map((vin) => `${vin} is the VIN of two cars that are ordered`);
    },
  },
} as const satisfies Readonly<Record<string, SceneRule>>;

/** Rules that hold when all events have been handled. */
export const lateStockRules = {
  namedVinNotOnSale: {
    says: 'No car is for sale with the VIN of an order that is not cancelled',
    broken: ({ deals, stock }) => {
      const named = deals
        .filter(({ order }) => order.status !== ORDER_STATUS.cancelled)
        .flatMap(({ items, order }) => items.flatMap(({ vins }) => vins.map((vin) => ({ vin, order }))));
      return stock.flatMap((car) => {
        const found = named.find(({ vin }) => vin === car.vin);
        return unless(
          !found || !isForSale(car),
          `car ${car.spu_id} has the VIN ${car.vin} of order ${found?.order.order_number}`,
        );
      });
    },
  },
  keptVinNotSold: {
    says: 'The VIN that was named for a car which is kept off sale is on no other order that stands, and on no car for sale',
    broken: ({ deals, stock, asides }) =>
      deals
        .filter(({ order }) => order.status === ORDER_STATUS.cancelled)
        .flatMap(({ order, items }) => {
          const left = asides.filter(({ order_key }) => order_key === order.order_key);
          const kept = left
            .filter(({ fate }) => fate !== 'onSale')
            .reduce((sum, { count }) => sum + count, 0);
          const unnamed = items.filter(({ vin }) => vin === null);
          const cars = unnamed.reduce((sum, { count }) => sum + count, 0);
          const ordered = deals
            .filter((other) => other.order.status !== ORDER_STATUS.cancelled)
            .flatMap((other) => other.items.flatMap(({ vin, vins }) => vin ?? vins));
          const sold = unnamed
            .flatMap(({ vins }) => vins)
            .filter((vin) => ordered.includes(vin) || stock.some((car) => car.vin === vin && isForSale(car)));
          return unless(
            unnamed.length < items.length || kept === 0 || sold.length <= cars - kept,
            `order ${order.order_number} left ${kept} of ${cars} cars off sale, and sold again are ${sold.join(', ')}`,
          );
        }),
  },
} as const satisfies Readonly<Record<string, SceneRule>>;

export const stockStepRules = {
  boundCarKeepsVin: {
    says: 'The VIN of a car that is held, sold or set aside stays',
    broken: ({ stock: after }, { stock: before }) =>
      after.flatMap((car) => {
        const was = before.find(({ sku_id }) => sku_id === car.sku_id);
        const isBound = (row: StockRow): boolean => row.held + row.sold + row.set_aside > 0;
        if (!was?.vin || was.vin === car.vin || !isBound(was) || !isBound(car)) return [];
        return [`car ${car.spu_id} was ${was.vin} and is ${car.vin}`];
      }),
  },
} as const satisfies Readonly<Record<string, SceneStepRule>>;
