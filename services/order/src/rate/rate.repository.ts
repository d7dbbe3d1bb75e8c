import { Injectable } from '@nestjs/common';
import type { RatePageDto, RatePurpose } from '@mall/contracts/order';
import { type ListOrder, type Page, pageOf, orderList } from '@mall/persistence';
import { DataSource, In, IsNull, Not, Raw, type EntityManager, type Repository } from 'typeorm';
import { EnteredRate } from './rate.entities.js';
import { RateSource, type SourcedRate } from './rate.js';

export type NewRate = Pick<
  EnteredRate,
  'from' | 'purpose' | 'rateScaled' | 'source' | 'asOf' | 'enteredBy' | 'secondBy'
>;

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

  async newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined> {
    const row = await this.rates.findOne({
      where: { from, to: 'RUB', purpose, asOf: Raw((asOf) => `${asOf} <= now()`) },
      order: { asOf: 'DESC', rateId: 'DESC' },
    });
    if (!row) return undefined;
    const { rateId, to, rateScaled, source, asOf, ageSeconds } = row;
    return { rateId, from, to, origin: 'manual', rateScaled, source, asOf, ageSeconds };
  }

  /**
   * What a new rate is compared with: the last one that has stood for a day or that two people entered, so that several
   * steps in a row do not add up to a jump; else the first that was entered.
   */
  async reference(tx: EntityManager, from: string, purpose: RatePurpose): Promise<number | undefined> {
    const rates = tx.getRepository(EnteredRate);
    const of = { from, to: 'RUB', purpose } as const;
    const hasStood = Raw((createdAt) => `${createdAt} < now() - interval '24 hours'`);
    const settled = await rates.findOne({
      where: [
        { ...of, createdAt: hasStood },
        { ...of, secondBy: Not(IsNull()) },
      ],
      order: { createdAt: 'DESC', rateId: 'DESC' },
    });
    const reference =
      settled ?? (await rates.findOne({ where: of, order: { createdAt: 'ASC', rateId: 'ASC' } }));
    return reference?.rateScaled;
  }

  async find(rateId: string): Promise<EnteredRate | undefined> {
    return (await this.rates.findOneBy({ rateId })) ?? undefined;
  }

  /** The newest first, unless another order is requested. */
  page(request: RatePageDto): Promise<Page<EnteredRate>> {
    const { ids, from, to, purpose, size, current } = request;
    const query = this.rates.createQueryBuilder('rate');
    if (ids) query.andWhere({ rateId: In(ids) });
    if (from) query.andWhere('rate.from = :from', { from });
    if (to) query.andWhere('rate.to = :to', { to });
    if (purpose) query.andWhere('rate.purpose = :purpose', { purpose });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  /** A moment in the future is entered as now, by the database's clock. @returns the rate's id. */
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
