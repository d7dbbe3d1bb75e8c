import { Injectable } from '@nestjs/common';
import type { BuyerPageDto } from '@mall/contracts/user';
import { type Page, likePhone, likeText, pageOf, type Paging } from '@mall/persistence';
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

/** Names a console may sort by; nothing else reaches the ORDER BY. */
const SORTABLE: Readonly<Record<string, string>> = {
  userId: 'profile.userId',
  nickName: 'profile.nickName',
  fullName: 'profile.surname',
  createTime: 'profile.createdAt',
};

const NAMES = `concat_ws(' ', profile.nickName, profile.userName, profile.surname, profile.name, profile.patronymic,
  profile.surnameEn, profile.nameEn)`;

@Injectable()
export class BuyerRepository {
  constructor(
    @InjectRepository(ProfileRow) private readonly profiles: Repository<ProfileRow>,
    @InjectRepository(PassportReveal) private readonly reveals: Repository<PassportReveal>,
  ) {}

  page(filter: BuyerPageDto): Promise<Page<ProfileRow>> {
    const query = this.profiles.createQueryBuilder('profile');
    if (filter.ids) query.andWhere('profile.userId = ANY(:ids)', { ids: filter.ids });
    if (filter.keyWord)
      query.andWhere(`(${NAMES} ILIKE :text OR profile.mobile LIKE :phone)`, {
        text: likeText(filter.keyWord),
        phone: likePhone(filter.keyWord) ?? null,
      });
    if (filter.profileComplete !== undefined)
      query.andWhere('(cardinality(profile.missing) = 0) = :complete', {
        complete: filter.profileComplete === 1,
      });
    if (filter.startTime) query.andWhere('profile.createdAt >= :from', { from: filter.startTime });
    if (filter.endTime) query.andWhere('profile.createdAt <= :to', { to: filter.endTime });
    const direction = filter.sortOrder === 'ASC' ? 'ASC' : 'DESC';
    query
      .orderBy(SORTABLE[filter.sortBy ?? ''] ?? 'profile.createdAt', direction)
      .addOrderBy('profile.userId', direction);
    return pageOf(query, { limit: filter.size, offset: (filter.current - 1) * filter.size });
  }

  async logReveal(reveal: NewReveal, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(PassportReveal, { ...reveal, ip: reveal.ip ?? null });
    return (identifiers[0] as Pick<PassportReveal, 'revealId'>).revealId;
  }

  revealPage(userId: string | undefined, paging: Paging): Promise<Page<PassportReveal>> {
    const query = this.reveals.createQueryBuilder('reveal').orderBy('reveal.revealId', 'DESC');
    if (userId !== undefined) query.where('reveal.userId = :userId', { userId });
    return pageOf(query, paging);
  }
}
