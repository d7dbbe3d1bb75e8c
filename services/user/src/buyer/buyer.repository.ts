import { Injectable } from '@nestjs/common';
import type { BuyerPageDto } from '@mall/contracts/user';
import { likePhone, likeText } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProfileRow } from '../profile/profile.repository.js';

export interface RevealRow {
  readonly reveal_id: string;
  readonly user_id: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly reason: string;
  readonly ip: string | null;
  readonly created_at: Date;
}

/** Names a console may sort by; nothing else reaches the ORDER BY. */
const SORTABLE: Readonly<Record<string, string>> = {
  userId: 'user_id',
  nickName: 'nick_name',
  fullName: 'surname',
  createTime: 'created_at',
};

@Injectable()
export class BuyerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(filter: BuyerPageDto): Promise<{ rows: ProfileRow[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`user_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.keyWord) {
      const word = bind(likeText(filter.keyWord));
      where.push(
        `(concat_ws(' ', nick_name, user_name, surname, name, patronymic, surname_en, name_en) ILIKE ${word}
           OR mobile LIKE ${bind(likePhone(filter.keyWord) ?? null)})`,
      );
    }
    if (filter.profileComplete !== undefined)
      where.push(`(cardinality(missing) = 0) = ${bind(filter.profileComplete === 1)}`);
    if (filter.startTime) where.push(`created_at >= ${bind(filter.startTime)}`);
    if (filter.endTime) where.push(`created_at <= ${bind(filter.endTime)}`);
    const column = SORTABLE[filter.sortBy ?? ''] ?? 'created_at';
    const direction = filter.sortOrder === 'ASC' ? 'ASC' : 'DESC';
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM profile WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const limit = bind(filter.size);
    const offset = bind((filter.current - 1) * filter.size);
    const rows = (await this.dataSource.query(
      `SELECT * FROM profile WHERE ${condition}
        ORDER BY ${column} ${direction}, user_id ${direction} LIMIT ${limit} OFFSET ${offset}`,
      params,
    )) as ProfileRow[];
    return { rows, total: count!.n };
  }

  async logReveal(
    reveal: { userId: string; staffId: string; staffName: string; reason: string; ip?: string },
    tx: EntityManager,
  ): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO passport_reveal (user_id, staff_id, staff_name, reason, ip)
       VALUES ($1, $2, $3, $4, $5) RETURNING reveal_id`,
      [reveal.userId, reveal.staffId, reveal.staffName, reveal.reason, reveal.ip ?? null],
    )) as { reveal_id: string }[];
    return row!.reveal_id;
  }

  async reveals(
    userId: string | undefined,
    limit: number,
    offset: number,
  ): Promise<{ rows: RevealRow[]; total: number }> {
    const filter = [userId ?? null];
    const [count] = (await this.dataSource.query(
      'SELECT count(*)::int AS n FROM passport_reveal WHERE $1::bigint IS NULL OR user_id = $1',
      filter,
    )) as { n: number }[];
    const rows = (await this.dataSource.query(
      `SELECT * FROM passport_reveal WHERE $1::bigint IS NULL OR user_id = $1
        ORDER BY reveal_id DESC LIMIT $2 OFFSET $3`,
      [...filter, limit, offset],
    )) as RevealRow[];
    return { rows, total: count!.n };
  }
}
