import { Injectable } from '@nestjs/common';
import type { BuyerPageDto, RevealPageDto } from '@mall/contracts/user';
import { MOST_COUNTED } from '@mall/contracts/define';
import { andOccurs, inTurn, type ListOrder, noteAct, orderList, type Page, pageOf } from '@mall/persistence';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ProfileRow } from '../profile/profile.entity.js';
import { PassportReveal } from './passport-reveal.entity.js';

export interface NewReveal {
  readonly userId: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly reason: string;
  readonly ip?: string | undefined;
}

const ORDER: ListOrder = {
  sortable: {
    userId: 'profile.userId',
    nickName: 'profile.nickName',
    fullName: 'profile.surname',
    createTime: 'profile.createdAt',
  },
  order: { 'profile.createdAt': 'DESC', 'profile.userId': 'DESC' },
};

const REVEAL_ORDER: ListOrder = {
  sortable: { revealId: 'reveal.revealId', createTime: 'reveal.createdAt' },
  order: { 'reveal.revealId': 'DESC' },
};

@Injectable()
export class BuyerRepository {
  constructor(
    @InjectRepository(ProfileRow) private readonly profiles: Repository<ProfileRow>,
    @InjectRepository(PassportReveal) private readonly reveals: Repository<PassportReveal>,
  ) {}

  page(filter: BuyerPageDto): Promise<Page<ProfileRow>> {
    const query = this.profiles.createQueryBuilder('profile');
    if (filter.ids) query.andWhere('profile.userId = ANY(:ids)', { ids: filter.ids });
    andOccurs(
      query,
      filter.keyWord,
      (matching) => `profile.userId IN (SELECT user_id FROM profile_text WHERE ${matching})`,
    );
    if (filter.profileComplete !== undefined)
      query.andWhere('(cardinality(profile.missing) = 0) = :complete', {
        complete: filter.profileComplete === 1,
      });
    if (filter.startTime) query.andWhere('profile.createdAt >= :from', { from: filter.startTime });
    if (filter.endTime) query.andWhere('profile.createdAt <= :to', { to: filter.endTime });
    return pageOf(orderList(query, filter, ORDER), {
      limit: filter.size,
      offset: (filter.current - 1) * filter.size,
      mostCounted: filter.keyWord ? MOST_COUNTED : undefined,
    });
  }

  /**
   * Returns the buyers whose passports a member of staff has viewed within the last hour. Waits for parallel views of the same
   * person, so that they are counted.
   */
  async revealedLately(staffId: string, tx: EntityManager): Promise<readonly string[]> {
    await inTurn(tx, `reveals of ${staffId}`);
    const rows = await tx
      .createQueryBuilder(PassportReveal, 'reveal')
      .select('DISTINCT reveal.userId', 'userId')
      .where('reveal.staffId = :staffId', { staffId })
      .andWhere(`reveal.createdAt > now() - interval '1 hour'`)
      .getRawMany<{ userId: string }>();
    return rows.map(({ userId }) => userId);
  }

  /** Logs who has viewed a passport, also in the history of the buyer. @returns the id of the row */
  async logReveal(reveal: NewReveal, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(PassportReveal, { ...reveal, ip: reveal.ip ?? null });
    await noteAct(tx, { kind: 'read', record: 'buyer', recordId: reveal.userId });
    return (identifiers[0] as Pick<PassportReveal, 'revealId'>).revealId;
  }

  /** Returns the newest first, unless another order is requested. */
  revealPage(request: RevealPageDto): Promise<Page<PassportReveal>> {
    const { userId, size, current } = request;
    const query = this.reveals.createQueryBuilder('reveal');
    if (userId !== undefined) query.where('reveal.userId = :userId', { userId });
    return pageOf(orderList(query, request, REVEAL_ORDER), { limit: size, offset: (current - 1) * size });
  }
}
