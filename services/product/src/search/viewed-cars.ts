import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Kept for each person. */
const MAX_VIEWED = 100;

/** Which cars signed-in people have looked at lately. */
@Injectable()
export class ViewedCars {
  constructor(private readonly dataSource: DataSource) {}

  async add(userId: string, spuId: string): Promise<void> {
    await this.dataSource.query(
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

  /** The last one first. */
  async latest(userId: string): Promise<string[]> {
    const rows = (await this.dataSource.query(
      `SELECT spu_id FROM viewed_car WHERE user_id = $1 ORDER BY viewed_at DESC, spu_id LIMIT ${MAX_VIEWED}`,
      [userId],
    )) as { spu_id: string }[];
    return rows.map(({ spu_id }) => spu_id);
  }

  async among(userId: string, spuIds: readonly string[]): Promise<Set<string>> {
    const rows = (await this.dataSource.query(
      `SELECT spu_id FROM viewed_car WHERE user_id = $1 AND spu_id = ANY($2::bigint[])`,
      [userId, spuIds],
    )) as { spu_id: string }[];
    return new Set(rows.map(({ spu_id }) => spu_id));
  }
}
