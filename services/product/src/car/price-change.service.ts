import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  productErrors,
  productEvents,
  type ApprovePriceDto,
  type PriceChangePageDto,
  type PriceChangeRefDto,
  type PriceChangeView,
  type RejectPriceDto,
} from '@mall/contracts/product';
import { amountTexts } from '@mall/validation/typography';
import { sortColumn } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { inAllLanguages, inLanguage } from '@mall/validation';
import { proposalStates } from '../price/price.entities.js';
import { personOf } from '../price/price-guard.repository.js';
import { PriceGuard } from '../price/price-guard.service.js';
import {
  PriceProposalRepository,
  type DecidedRow,
  type ProposalRow,
} from '../price/price-proposal.repository.js';
import { CarRepository } from './car.repository.js';
import { CarWriter } from './car-writer.js';

/** Orders of the list: the longest waiting first, or last. */
const BY_TIME = { proposedTime: true, proposalId: true };

/** Prices that wait for a second member of staff. */
@Injectable()
export class PriceChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cars: CarRepository,
    private readonly writer: CarWriter,
    private readonly proposals: PriceProposalRepository,
    private readonly guard: PriceGuard,
    private readonly outbox: Outbox,
  ) {}

  async list(request: PriceChangePageDto, caller: Caller): Promise<AdminPage<PriceChangeView>> {
    const { ids, current, size } = request;
    const isReversed = sortColumn(request, BY_TIME) !== undefined && request.sortOrder === 'DESC';
    const paging = { limit: size, offset: (current - 1) * size };
    const { rows, total } = await this.proposals.page({ ids, isReversed, ...paging });
    return adminPage(
      rows.map((row) => toView(row, caller)),
      total,
      request,
    );
  }

  async one({ proposalId }: PriceChangeRefDto, caller: Caller): Promise<PriceChangeView> {
    return toView(await this.need({ proposalId }), caller);
  }

  /**
   * Approves a price. A repeated approval answers like the first one, whose answer may have been lost; so does a
   * repeated refusal.
   * @throws productErrors.priceSecondPerson to the person who proposed it, platformErrors.staleData when other prices
   * were on the screen, productErrors.priceTooLow
   */
  approve({ proposalId, ...shown }: ApprovePriceDto, caller: Caller): Promise<PriceChangeView> {
    return this.decide(
      proposalId,
      async (tx, proposal) => {
        const { spuId } = proposal;
        const by = personOf(caller);
        const prices = pricesOf(proposal);
        if (!isShown(shown, proposal)) throw platformErrors.staleData();
        if (proposal.proposedById === by.id)
          throw productErrors.priceSecondPerson({
            old: amountTexts(Number(proposal.departsFromFee), 'CNY'),
            departure: proposal.departurePercent,
          });
        await this.guard.actAs(tx, caller);
        await this.proposals.agree(tx, proposalId, by);
        await this.writer.change(tx, spuId, prices);
        const car = await this.cars.one(spuId, tx);
        await this.outbox.add(tx, productEvents.carChanged, {
          aggregateId: `spu:${spuId}`,
          payload: { spuId, shopId: car!.shopId, fields: Object.keys(prices) },
        });
      },
      ({ state, ...decided }) => state === proposalStates.agreed && isShown(shown, decided),
      caller,
    );
  }

  reject({ proposalId, reason }: RejectPriceDto, caller: Caller): Promise<PriceChangeView> {
    return this.decide(
      proposalId,
      (tx) => this.proposals.reject(tx, proposalId, personOf(caller), reason),
      (decided) => decided.state === proposalStates.rejected && decided.reason === reason,
      caller,
    );
  }

  /** Decides under the locks that edits of the car take, in their order. */
  private async decide(
    proposalId: string,
    decision: (tx: EntityManager, proposal: ProposalRow) => Promise<void>,
    isSame: (decided: DecidedRow) => boolean,
    caller: Caller,
  ): Promise<PriceChangeView> {
    const known =
      (await this.proposals.proposal({ proposalId })) ?? (await this.proposals.decided(proposalId));
    if (!known) throw platformErrors.notFound();
    return this.dataSource.transaction(async (tx) => {
      await this.cars.lock(tx, [known.spuId]);
      const decided = await this.proposals.decided(proposalId, tx);
      if (decided?.decidedById === personOf(caller).id && isSame(decided)) return toView(decided, caller);
      const proposal = await this.need({ proposalId }, tx);
      await decision(tx, proposal);
      return toView(proposal, caller);
    });
  }

  private async need(by: { readonly proposalId: string }, tx?: EntityManager): Promise<ProposalRow> {
    const proposal = await this.proposals.proposal(by, tx);
    if (!proposal) throw platformErrors.notFound();
    return proposal;
  }
}

const feeOrNull = (fee: string | null): number | null => (fee === null ? null : Number(fee));

const pricesOf = (row: Pick<ProposalRow, 'priceFee' | 'wholesalePriceFee' | 'marketPriceFee'>) => ({
  priceFee: Number(row.priceFee),
  wholesalePriceFee: feeOrNull(row.wholesalePriceFee),
  marketPriceFee: Number(row.marketPriceFee),
});

const isShown = (
  shown: Pick<ApprovePriceDto, 'priceFee' | 'wholesalePriceFee'>,
  row: Parameters<typeof pricesOf>[0],
): boolean => {
  const { priceFee, wholesalePriceFee } = pricesOf(row);
  return shown.priceFee === priceFee && (shown.wholesalePriceFee ?? null) === wholesalePriceFee;
};

const toView = (row: ProposalRow, caller: Caller): PriceChangeView => ({
  proposalId: row.proposalId,
  spuId: row.spuId,
  name: inAllLanguages(row.name),
  shopName: inLanguage(row.shopName, caller.locale),
  oldPriceFee: Number(row.oldPriceFee),
  oldWholesalePriceFee: feeOrNull(row.oldWholesalePriceFee),
  priceFee: Number(row.priceFee),
  wholesalePriceFee: feeOrNull(row.wholesalePriceFee),
  departsFromFee: Number(row.departsFromFee),
  departurePercent: row.departurePercent,
  medianFee: feeOrNull(row.medianFee),
  proposedBy: row.proposedBy,
  proposedTime: row.proposedAt.toISOString(),
  isOwn: row.proposedById === personOf(caller).id,
});
