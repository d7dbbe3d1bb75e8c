import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { productErrors } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { namesOf, refusalOfReviewer } from './car-authors.js';
import { PriceGuardRepository, personOf, type WantedPrices } from './price-guard.repository.js';
import { PriceProposalRepository, type CarPrices } from './price-proposal.repository.js';
import { isDeparture, refusalOfPrice, type PriceDeparture } from './price-trouble.js';

/**
 * Handles prices that jump. The triggers of the tables enforce the rule; this service checks before they would refuse,
 * and stores the agreement of two people.
 */
@Injectable()
export class PriceGuard {
  constructor(
    private readonly prices: PriceGuardRepository,
    private readonly proposals: PriceProposalRepository,
  ) {}

  /** Attributes changes of prices in this transaction to this person. */
  actAs(tx: EntityManager, caller: Caller): Promise<void> {
    return this.prices.actAs(tx, caller);
  }

  /**
   * Returns why a second person has to agree to these prices of a car on sale, or of one that goes on sale with them.
   * @throws the refusals of prices that nobody may agree to, such as productErrors.priceTooLow
   */
  async departureOf(
    tx: EntityManager,
    spuId: string,
    wanted: WantedPrices = {},
  ): Promise<PriceDeparture | undefined> {
    const trouble = await this.prices.trouble(spuId, wanted, tx);
    if (trouble && !isDeparture(trouble)) throw refusalOfPrice(trouble);
    return trouble ?? undefined;
  }

  /**
   * Checks that the caller may approve the car.
   * @throws productErrors.reviewedByOther when this person entered, changed or submitted it.
   */
  async checkReviewer(
    tx: EntityManager,
    { spuId, name }: { readonly spuId: string; readonly name: Partial<Texts> },
    caller: Caller,
  ): Promise<void> {
    const authors = await this.prices.authors(spuId, tx);
    if (authors.some(({ personId }) => personId === personOf(caller).id))
      throw refusalOfReviewer(name, namesOf(authors));
  }

  /**
   * Checks the prices of a car off sale, or of one without an id, which is not written yet.
   * @throws productErrors.priceTooLow
   */
  async checkDraft(
    tx: EntityManager,
    wanted: Parameters<PriceGuardRepository['troubleOfDraft']>[0],
    spuId?: string,
  ): Promise<void> {
    const trouble = await this.prices.troubleOfDraft(wanted, spuId, tx);
    if (trouble) throw refusalOfPrice(trouble);
  }

  /**
   * Whether another person has proposed the same prices of a car on sale, so that they may be written in this
   * transaction. Otherwise they are stored as the caller's proposal.
   */
  async isAgreed(
    tx: EntityManager,
    spuId: string,
    prices: CarPrices,
    jump: PriceDeparture,
    caller: Caller,
  ): Promise<boolean> {
    const by = personOf(caller);
    const waiting = await this.proposals.proposal({ spuId }, tx);
    if (waiting && waiting.proposedById !== by.id && isSame(prices, waiting)) {
      await this.proposals.agree(tx, waiting.proposalId, by);
      return true;
    }
    if (!waiting || waiting.proposedById !== by.id || !isSame(prices, waiting))
      await this.proposals.propose(tx, spuId, prices, jump, by);
    return false;
  }

  /**
   * Stores that a reviewer who puts the car on sale is the second person for its price.
   * @throws productErrors.priceSecondPerson to the person who entered the price
   */
  async agreeToStored(
    tx: EntityManager,
    spuId: string,
    prices: CarPrices,
    jump: PriceDeparture,
    caller: Caller,
  ): Promise<void> {
    const by = personOf(caller);
    const setter = await this.prices.setter(spuId, tx);
    const first = { id: setter?.personId ?? 'unknown', name: setter?.name ?? '?' };
    if (first.id === by.id)
      throw productErrors.priceSecondPerson({
        old: amountTexts(jump.referenceFee ?? jump.priceFee, 'CNY'),
        departure: jump.departure ?? 0,
      });
    await this.proposals.propose(tx, spuId, prices, jump, first);
    const proposal = await this.proposals.proposal({ spuId }, tx);
    await this.proposals.agree(tx, proposal!.proposalId, by);
  }

  /** Discards proposals for the car, which are outdated: its prices were changed otherwise. */
  forget(tx: EntityManager, spuId: string): Promise<void> {
    return this.proposals.close(tx, spuId);
  }
}

const isSame = (
  { priceFee, wholesalePriceFee }: CarPrices,
  known: { readonly priceFee: string; readonly wholesalePriceFee: string | null },
): boolean =>
  Number(known.priceFee) === priceFee &&
  (known.wholesalePriceFee === null ? null : Number(known.wholesalePriceFee)) === wholesalePriceFee;
