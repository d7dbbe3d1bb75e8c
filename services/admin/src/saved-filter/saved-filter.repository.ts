// SQL by hand: an advisory lock serialises the saves of one user, so that limit and names hold.
import { Injectable } from '@nestjs/common';
import type { SavedFilterView, SaveFilterDto } from '@mall/contracts/admin';
import { DataSource } from 'typeorm';

interface Row extends Omit<SavedFilterView, 'createTime'> {
  readonly createdAt: Date;
}

const COLUMNS = `filter_id AS "filterId", list, name, query, created_at AS "createdAt"`;

const toView = ({ createdAt, ...row }: Row): SavedFilterView => ({
  ...row,
  createTime: createdAt.toISOString(),
});

@Injectable()
export class SavedFilterRepository {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string, list: string): Promise<SavedFilterView[]> {
    const rows = (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM saved_filter WHERE user_id = $1 AND list = $2 ORDER BY filter_id`,
      [userId, list],
    )) as Row[];
    return rows.map(toView);
  }

  /** Serialised for each user, so that concurrent saves cannot exceed the limit. */
  add(
    userId: string,
    { list, name, query }: SaveFilterDto,
    most: number,
  ): Promise<SavedFilterView | 'nameTaken' | 'tooMany'> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('saved_filter:' || $1, 0))`, [userId]);
      const own = (await tx.query(
        `SELECT lower(name) = lower($3) AS "isSame" FROM saved_filter WHERE user_id = $1 AND list = $2`,
        [userId, list, name],
      )) as { isSame: boolean }[];
      if (own.some(({ isSame }) => isSame)) return 'nameTaken';
      if (own.length >= most) return 'tooMany';
      const [row] = (await tx.query(
        `INSERT INTO saved_filter (user_id, list, name, query) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
        [userId, list, name, query],
      )) as Row[];
      return toView(row!);
    });
  }

  async remove(userId: string, filterId: string): Promise<boolean> {
    const [, removed] = (await this.dataSource.query(
      'DELETE FROM saved_filter WHERE user_id = $1 AND filter_id = $2',
      [userId, filterId],
    )) as [unknown, number];
    return removed === 1;
  }
}
