// SQL: whole buckets of ids are read by the primary key, without the columns that pages show.
import { Injectable } from '@nestjs/common';
import { LISTING_BUCKET, type ListedCarView, type ListedMakeView } from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { IS_FOR_SALE } from './for-sale.js';

/** Returns SQL for the bucket of the first car from an id on. */
const bucketFrom = (id: string): string =>
  `SELECT s.spu_id / $1::bigint FROM spu s WHERE s.spu_id >= ${id} AND ${IS_FOR_SALE} ORDER BY s.spu_id LIMIT 1`;

const bucketRow = rowShape({ bucket: column.integer });
const carRow = rowShape({ spuId: column.bigint, updatedAt: column.timestamp });
const makeRow = rowShape({ name: column.text, series: column.json<string[]>() });

/** Cars and makes on sale, for the lists of pages; sold cars are left out of them. */
@Injectable()
export class ListingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async buckets(): Promise<readonly number[]> {
    const rows = await queryRows(
      this.dataSource,
      bucketRow,
      // Jumps from the first car of a bucket to the first one after it, so that a million cars are not read
      // for a hundred numbers.
      `WITH RECURSIVE found (bucket) AS (
         SELECT (${bucketFrom('0')})
         UNION ALL
         SELECT (${bucketFrom('(bucket + 1) * $1::bigint')}) FROM found WHERE bucket IS NOT NULL)
       SELECT bucket::float8 AS bucket FROM found WHERE bucket IS NOT NULL ORDER BY bucket`,
      [LISTING_BUCKET],
    );
    return rows.map(({ bucket }) => bucket);
  }

  async carsOf(bucket: number): Promise<ListedCarView[]> {
    const first = bucket * LISTING_BUCKET;
    const rows = await queryRows(
      this.dataSource,
      carRow,
      `SELECT spu_id AS "spuId", updated_at AS "updatedAt" FROM spu s
        WHERE spu_id >= $1 AND spu_id < $2 AND ${IS_FOR_SALE}
        ORDER BY spu_id`,
      [first, first + LISTING_BUCKET],
    );
    return rows.map(({ spuId, updatedAt }) => ({ spuId, updatedAt: updatedAt.toISOString() }));
  }

  async makes(): Promise<ListedMakeView[]> {
    return queryRows(
      this.dataSource,
      makeRow,
      `SELECT b.name ->> 'en' AS name, COALESCE(jsonb_agg(se.name ->> 'en') FILTER (WHERE se.brand_id IS NOT NULL), '[]') AS series
         FROM (SELECT DISTINCT brand_id, series_id FROM spu WHERE status = 1) s
         JOIN brand b ON b.brand_id = s.brand_id
         LEFT JOIN brand se ON se.brand_id = s.series_id
        WHERE b.name ->> 'en' <> ''
        GROUP BY b.brand_id, b.name ->> 'en' ORDER BY name`,
    );
  }
}
