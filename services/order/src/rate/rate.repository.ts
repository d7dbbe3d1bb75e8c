import { Injectable } from '@nestjs/common';
import type { RatePageDto, RatePurpose } from '@mall/contracts/order';
import { type ListOrder, type Page, pageOf, orderList } from '@mall/persistence';
import { DataSource, In, Raw, type EntityManager, type Repository } from 'typeorm';
import { EnteredRate } from './rate.entities.js';
import { isAnswerLost } from '../order/repeated-request.js';
import { RateSource, type SourcedRate } from './rate.js';

export type NewRate = Pick<
  EnteredRate,
  'from' | 'purpose' | 'rateScaled' | 'source' | 'asOf' | 'enteredBy' | 'secondBy'
>;

/** Rate that a person enters; as of now where it names no moment. */
export type RateEntry = Omit<NewRate, 'enteredBy' | 'secondBy' | 'asOf'> & Partial<Pick<NewRate, 'asOf'>>;

const ORDER: ListOrder = {
  sortable: {
    rateId: 'rate.rateId',
    asOf: 'rate.asOf',
    createTime: 'rate.createdAt',
    rate: 'rate.rateScaled',
  },
  order: { 'rate.asOf': 'DESC', 'rate.rateId': 'DESC' },
};

/** Rates as staff enter them. */
@Injectable()
export class RateRepository extends RateSource {
  private readonly rates: Repository<EnteredRate>;

  constructor(dataSource: DataSource) {
    super();
    this.rates = dataSource.getRepository(EnteredRate);
  }

  async newest(from: string, purpose: RatePurpose, tx?: EntityManager): Promise<SourcedRate | undefined> {
    const row = await (tx?.getRepository(EnteredRate) ?? this.rates).findOne({
      where: { from, to: 'RUB', purpose, asOf: Raw((asOf) => `${asOf} <= now()`) },
      order: { asOf: 'DESC', rateId: 'DESC' },
    });
    if (!row) return undefined;
    const { rateId, to, rateScaled, source, asOf, ageSeconds } = row;
    return { rateId, from, to, origin: 'manual', rateScaled, source, asOf, ageSeconds };
  }

  /**
   * Returns the id of the newest rate, when this person has entered exactly this, alone or as one of two: as of the
   * same moment, or a few minutes ago where no moment was named.
   */
  async repeated(
    tx: EntityManager,
    { from, purpose, rateScaled, source, asOf }: RateEntry,
    by: string,
  ): Promise<string | undefined> {
    const newest = await tx.getRepository(EnteredRate).findOne({
      where: { from, to: 'RUB', purpose },
      order: { asOf: 'DESC', rateId: 'DESC' },
    });
    if (newest?.rateScaled !== rateScaled || newest.source !== source) return undefined;
    if (newest.enteredBy !== by && newest.secondBy !== by) return undefined;
    const isSame = asOf
      ? newest.asOf.getTime() === asOf.getTime()
      : isAnswerLost(newest.createdAt, new Date());
    return isSame ? newest.rateId : undefined;
  }

  async find(rateId: string): Promise<EnteredRate | undefined> {
    return (await this.rates.findOneBy({ rateId })) ?? undefined;
  }

  /** Returns the newest first, unless another order is requested. */
  page(request: RatePageDto): Promise<Page<EnteredRate>> {
    const { ids, from, to, purpose, size, current } = request;
    const query = this.rates.createQueryBuilder('rate');
    if (ids) query.andWhere({ rateId: In(ids) });
    if (from) query.andWhere('rate.from = :from', { from });
    if (to) query.andWhere('rate.to = :to', { to });
    if (purpose) query.andWhere('rate.purpose = :purpose', { purpose });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  /** Enters a rate. A moment in the future is entered as now, by the database's clock. @returns the rate's id. */
  async enter(tx: EntityManager, { asOf, ...rate }: NewRate): Promise<string> {
    const { identifiers } = await tx
      .getRepository(EnteredRate)
      .createQueryBuilder()
      .insert()
      .values({ ...rate, to: 'RUB', asOf: () => 'LEAST(:asOf::timestamptz, now())' })
      .setParameter('asOf', asOf)
      .execute();
    return (identifiers[0] as Pick<EnteredRate, 'rateId'>).rateId;
  }
}
