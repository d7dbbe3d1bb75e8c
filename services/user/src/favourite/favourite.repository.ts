import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface FavouriteRow {
  readonly spu_id: string;
  readonly created_at: Date;
}

@Injectable()
export class FavouriteRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(userId: string, limit: number, offset: number): Promise<FavouriteRow[]> {
    return this.dataSource.query(
      `SELECT spu_id, created_at FROM favourite WHERE user_id = $1
        ORDER BY created_at DESC, spu_id DESC LIMIT $2 OFFSET $3`,
      [userId, limit, offset],
    );
  }

  async count(userId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      'SELECT count(*)::int AS n FROM favourite WHERE user_id = $1',
      [userId],
    )) as { n: number }[];
    return row!.n;
  }

  async add(userId: string, spuId: string): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO favourite (user_id, spu_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, spuId],
    );
  }

  async remove(userId: string, spuId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM favourite WHERE user_id = $1 AND spu_id = $2', [userId, spuId]);
  }

  async among(userId: string, spuIds: readonly string[]): Promise<string[]> {
    const rows = (await this.dataSource.query(
      'SELECT spu_id FROM favourite WHERE user_id = $1 AND spu_id = ANY($2::bigint[])',
      [userId, spuIds],
    )) as FavouriteRow[];
    return rows.map(({ spu_id }) => spu_id);
  }
}
