import { CreateCarDto, productCarApi } from '@mall/contracts/product';
import { aVin } from '@mall/testing';
import { fieldsOf } from '@mall/validation';
import { command, type Commands } from '../step.js';
import { wish } from './common.js';

const SELLERS = ['shop', 'otherShop', 'operations', 'dishonest'] as const;
type Seller = (typeof SELLERS)[number];

/** Maximum cars of one walk. */
const MOST_CARS = 8;

const writtenFields = [...fieldsOf(CreateCarDto).keys()];

/** Edits of cars by their shop or by staff, other than of their price alone. */
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
      const vin = aVin();
      return walk.attempt('rename car', () => walk.as(by)(productCarApi).update({ spuId, vin }), {
        keep: false,
      });
    },
  }),

  /**
   * Removes a car and lists it again as another record: with its VIN, without one, or with one that an order names. A used
   * one without a VIN stays a draft.
   */
  relist: command<{ car: number; vin: 'own' | 'none' | 'ordered'; percent: number; by: Seller }>({
    wishes: (walk, dice) =>
      walk.cars.length < MOST_CARS
        ? walk.cars.map((_, car) =>
            wish(0.15, {
              car,
              vin: dice.weighted([
                [6, 'own'],
                [2, 'none'],
                [3, 'ordered'],
              ] as const),
              percent: dice.pick([100, 100, 105, 60, 140]),
              by: dice.pick(SELLERS),
            }),
          )
        : [],
    run: async (walk, { car, vin: which, percent, by }) => {
      const listed = walk.cars[car];
      if (!listed) return undefined;
      const ordered = walk.seen.deals.flatMap(({ items }) => items.flatMap(({ vins }) => vins));
      const vin = { own: listed.vin, none: undefined, ordered: ordered.at(-1) }[which];
      const priceFee = Math.max(1, Math.round((listed.priceFee * percent) / 100));
      const written = Object.entries({
        ...listed,
        priceFee,
        vin,
        partyCode: undefined,
        marketPriceFee: undefined,
      });
      const facts = Object.fromEntries(written.filter(([name]) => writtenFields.includes(name)));
      const desk = walk.as(by)(productCarApi);
      const list = async () => {
        await desk.remove({ spuId: listed.spuId });
        const { spuId, skuId } = await desk.create(facts as unknown as CreateCarDto);
        walk.cars.push({ ...listed, spuId, skuId, priceFee, vin });
        await desk.publish({ spuIds: [spuId] });
      };
      return walk.attempt('relist', list, { keep: false });
    },
  }),
};
