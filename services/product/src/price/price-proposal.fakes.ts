import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { aJump } from './price-guard.fakes.js';
import { PriceProposalRepository, type CarPrices, type ProposalRow } from './price-proposal.repository.js';
import type { PriceDeparture } from './price-trouble.js';

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Proposals in memory, each for the car of `aJump`. */
export class InMemoryPriceProposals extends PriceProposalRepository implements Restorable {
  private waiting: ProposalRow[] = [];
  agreed: ProposalRow[] = [];
  private newest = 0;

  constructor() {
    super(new NoDatabase());
  }

  snapshot(): () => void {
    const [waiting, agreed] = [[...this.waiting], [...this.agreed]];
    return () => Object.assign(this, { waiting, agreed });
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
