import type { Caller } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { personOf, PriceGuardRepository, type PriceSetter } from './price-guard.repository.js';
import type { CarAuthor } from './car-authors.js';
import type { PriceDeparture, PriceJump, PriceTooLow } from './price-trouble.js';

export const aJump: PriceJump = {
  rule: 'jump',
  spuId: '900',
  name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' },
  priceFee: 5_000_000,
  percent: 15,
  isBulk: false,
  referenceFee: 10_000_000,
  departure: 50,
  fromFee: 8_500_000,
  toFee: 11_500_000,
};

export const aPriceTooLow: PriceTooLow = {
  rule: 'floor',
  spuId: null,
  name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' },
  priceFee: 999_999,
  percent: 10,
  medianFee: 10_000_000,
  cheapFee: null,
  leastFee: 1_000_000,
};

/** People who changed cars, in memory. The test sets the database's finding about a price. */
export class InMemoryPriceGuard extends PriceGuardRepository {
  jump: PriceDeparture | undefined;
  tooLow: PriceTooLow | undefined;
  readonly setters = new Map<string, PriceSetter>();
  private readonly parts = new Map<string, CarAuthor[]>();
  private actor: ReturnType<typeof personOf> | undefined;

  constructor() {
    super(new NoDatabase());
  }

  override async actAs(_: EntityManager, caller: Caller): Promise<void> {
    this.actor = personOf(caller);
  }

  /** Records that a car off sale was entered, renamed or restored, or that its prices were changed. */
  offered(spuId: string): void {
    this.changed(spuId);
    this.touched(spuId);
  }

  /** Records that a car off sale was entered or changed otherwise, or submitted. */
  touched(spuId: string): void {
    const { actor } = this;
    const authors = this.parts.get(spuId) ?? [];
    if (!actor || actor.id.startsWith('service:') || authors.some(({ personId }) => personId === actor.id))
      return;
    this.parts.set(spuId, [...authors, { personId: actor.id, name: actor.name }]);
  }

  /** Records that the prices of a car have changed. */
  changed(spuId: string): void {
    const { id = null, name = null } = this.actor ?? {};
    this.setters.set(spuId, { personId: id, name, changedAt: new Date() });
  }

  override async trouble(): Promise<PriceDeparture | PriceTooLow | null> {
    return this.tooLow ?? this.jump ?? null;
  }

  override async troubleOfDraft(): Promise<PriceTooLow | null> {
    return this.tooLow ?? null;
  }

  override async setter(spuId: string): Promise<PriceSetter | undefined> {
    return this.setters.get(spuId);
  }

  override async authors(spuId: string): Promise<CarAuthor[]> {
    return this.parts.get(spuId) ?? [];
  }
}
