import type { Caller } from '@mall/contracts/define';
import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import {
  personOf,
  PriceGuardRepository,
  type CarPrices,
  type PriceSetter,
  type ProposalRow,
} from './price-guard.repository.js';
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

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Proposals in memory. The test sets the database's finding about a price. */
export class InMemoryPrices extends PriceGuardRepository implements Restorable {
  jump: PriceDeparture | undefined;
  tooLow: PriceTooLow | undefined;
  readonly setters = new Map<string, PriceSetter>();
  private readonly parts = new Map<string, CarAuthor[]>();
  private waiting: ProposalRow[] = [];
  agreed: ProposalRow[] = [];
  private actor: Person | undefined;
  private newest = 0;

  constructor() {
    super(new NoDatabase());
  }

  snapshot(): () => void {
    const [waiting, agreed] = [[...this.waiting], [...this.agreed]];
    return () => Object.assign(this, { waiting, agreed });
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

  override async proposal(
    by: { readonly proposalId: string } | { readonly spuId: string },
  ): Promise<ProposalRow | undefined> {
    return this.waiting.find((row) =>
      'spuId' in by ? row.spuId === by.spuId : row.proposalId === by.proposalId,
    );
  }

  override async propose(
    tx: EntityManager,
    spuId: string,
    prices: CarPrices,
    jump: Pick<PriceDeparture, 'referenceFee' | 'departure'>,
    by: Person,
  ): Promise<void> {
    await this.close(tx, spuId);
    const { priceFee, wholesalePriceFee, marketPriceFee } = prices;
    this.waiting.push({
      proposalId: String((this.newest += 1)),
      spuId,
      name: aJump.name!,
      shopName: null,
      oldPriceFee: '10000000',
      oldWholesalePriceFee: null,
      priceFee: String(priceFee),
      wholesalePriceFee: wholesalePriceFee === null ? null : String(wholesalePriceFee),
      marketPriceFee: String(marketPriceFee),
      departsFromFee: String(jump.referenceFee ?? priceFee),
      departurePercent: jump.departure ?? 0,
      medianFee: null,
      proposedById: by.id,
      proposedBy: by.name,
      proposedAt: new Date('2026-11-20T00:00:00Z'),
    });
  }

  override async close(_: EntityManager, spuId: string): Promise<void> {
    this.waiting = this.waiting.filter((row) => row.spuId !== spuId);
  }

  override async agree(_: EntityManager, proposalId: string, { id }: Person): Promise<void> {
    const proposal = this.waiting.find((row) => row.proposalId === proposalId);
    if (proposal?.proposedById === id) throw Object.assign(new Error('check constraint'), { code: '23514' });
    this.agreed.push(...this.waiting.filter((row) => row.proposalId === proposalId));
    this.waiting = this.waiting.filter((row) => row.proposalId !== proposalId);
  }

  override async reject(_: EntityManager, proposalId: string): Promise<void> {
    this.waiting = this.waiting.filter((row) => row.proposalId !== proposalId);
  }
}
