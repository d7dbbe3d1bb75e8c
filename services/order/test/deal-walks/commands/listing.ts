import { productCarApi } from '@mall/contracts/product';
import { anId } from '@mall/testing';
import { command, type Commands } from '../step.js';
import { wish } from './common.js';

const SELLERS = ['shop', 'otherShop', 'operations', 'dishonest'] as const;
type Seller = (typeof SELLERS)[number];

/** Edits by a shop of its cars, other than of their price. */
export const listing: Commands = {
  /** Enters more of a car, which a used one must refuse. */
  restock: command<{ car: number; units: number; by: Seller }>({
    wishes: (walk, dice) =>
      walk.cars.flatMap(({ condition }, car) =>
        condition === 'used' ? [wish(0.2, { car, units: dice.pick([1, 2, 5]), by: dice.pick(SELLERS) })] : [],
      ),
    run: async (walk, { car, units: stock, by }) => {
      const { spuId, condition } = walk.cars[car] ?? {};
      if (!spuId || condition !== 'used') return undefined;
      return walk.attempt('restock', () => walk.as(by)(productCarApi).update({ spuId, stock }), {
        keep: false,
      });
    },
  }),

  /** Gives a used car another VIN, so that its own could be listed again. */
  renameCar: command<{ car: number; by: Seller }>({
    wishes: (walk, dice) =>
      walk.cars.flatMap(({ vin }, car) => (vin ? [wish(0.2, { car, by: dice.pick(SELLERS) })] : [])),
    run: async (walk, { car, by }) => {
      const { spuId, vin: known } = walk.cars[car] ?? {};
      if (!spuId || !known) return undefined;
      const vin = `LGWEF4A6${anId().slice(-9)}`;
      return walk.attempt('rename car', () => walk.as(by)(productCarApi).update({ spuId, vin }), {
        keep: false,
      });
    },
  }),
};
