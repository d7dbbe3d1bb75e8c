// SQL: `add` inserts and prunes in one statement, and every search of a signed-in user waits for `among`.
import { column, queryRows, rowShape } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ViewedCar } from './viewed-car.entity.js';

const viewed = rowShape({ spuId: column.bigint });

/** Maximum number of cars stored for each user. */
const MAX_VIEWED = 100;

/** Cars that signed-in users have looked at recently. */
@Injectable()
export class ViewedCarRepository {
  constructor(@InjectRepository(ViewedCar) private readonly views: Repository<ViewedCar>) {}

  /** Records a view and deletes the oldest ones beyond the limit. */
  async add(userId: string, spuId: string): Promise<void> {
    await this.views.query(
      `WITH seen AS (
         INSERT INTO viewed_car (user_id, spu_id) VALUES ($1, $2)
         ON CONFLICT (user_id, spu_id) DO UPDATE SET viewed_at = now()
       )
       DELETE FROM viewed_car WHERE user_id = $1 AND spu_id <> $2 AND spu_id IN (
         SELECT spu_id FROM viewed_car WHERE user_id = $1 AND spu_id <> $2
          ORDER BY viewed_at DESC OFFSET ${MAX_VIEWED - 1})`,
      [userId, spuId],
    );
  }

  /** Returns ids, the most recent first. */
  async latest(userId: string): Promise<string[]> {
    const views = await this.views.find({
      where: { userId },
      order: { viewedAt: 'DESC', spuId: 'ASC' },
      take: MAX_VIEWED,
    });
    return views.map(({ spuId }) => spuId);
  }

  /** Returns those of the cars that the user has looked at. */
  async idsAmong(userId: string, spuIds: readonly string[]): Promise<Set<string>> {
    const rows = await queryRows(
      this.views,
      viewed,
      `SELECT spu_id AS "spuId" FROM viewed_car WHERE user_id = $1 AND spu_id = ANY($2::bigint[])`,
      [userId, spuIds],
    );
    return new Set(rows.map(({ spuId }) => spuId));
  }
}
