import { NoDatabase } from '@mall/persistence/fakes';
import type { LandedCost } from './landed-cost.js';
import { OrderedCostRepository } from './ordered-cost.repository.js';

/** Landed cost of a car for which nothing could be calculated. */
export const aLandedCost: LandedCost = {
  spuId: '900',
  skuId: '900',
  count: 1,
  importer: 'person',
  city: null,
  onDate: '2026-11-21',
  ageBand: null,
  engineCc: null,
  engineLimitCc: null,
  lines: [],
  missingFacts: [],
  preference: {
    isEligible: false,
    reasons: ['fuelUnknown'],
    powerHp: null,
    powerBasis: null,
    powerLimitHp: null,
    isOfPreferentialAge: null,
  },
  ageChange: null,
  rates: [],
};

/** Landed costs that were shown for cars, by order, in memory. */
export class InMemoryOrderedCosts extends OrderedCostRepository {
  readonly costs = new Map<string, readonly LandedCost[]>();

  constructor() {
    super(new NoDatabase());
  }

  override async ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly LandedCost[]>> {
    return new Map([...this.costs].filter(([orderId]) => orderIds.includes(orderId)));
  }
}
