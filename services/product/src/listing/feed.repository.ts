// SQL: parts of a feed's file are read by an index of their own, and only the columns that feeds contain.
import { Injectable } from '@nestjs/common';
import { FEED_FILES } from '@mall/contracts/product';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';
import type { StoredText } from '@mall/validation';
import { FACT_COLUMNS } from '../entities/car-columns.js';
import { IS_FOR_SALE } from './for-sale.js';

/** Maximum pictures of a car in a feed. */
const PICTURES = 3;

const FACT_NAMES = [
  'condition',
  'year',
  'mileageKm',
  'bodyType',
  'fuel',
  'engineCc',
  'powerHp',
  'powerKw',
  'power30MinKw',
  'gearbox',
  'drive',
  'steering',
  'colour',
  'firstRegDate',
] as const;
type FactName = (typeof FACT_NAMES)[number];
const FACTS = Object.fromEntries(FACT_NAMES.map((name) => [name, FACT_COLUMNS[name]])) as Pick<
  typeof FACT_COLUMNS,
  FactName
>;

const offerRow = rowShape({
  ...FACTS,
  spuId: column.bigint,
  name: column.json<NonNullable<StoredText>>(),
  make: column.text,
  series: column.nullable(column.text),
  pictures: column.array(column.text),
  hasStock: column.boolean,
  priceFee: column.bigint,
});
export type FeedRow = RowOf<typeof offerRow>;

const fileRow = rowShape({ file: column.integer });

const FACT_SQL = Object.entries(FACTS)
  .map(([name, { column: own, type }]) => `s.${own}${type === 'date' ? '::text' : ''} AS "${name}"`)
  .join(', ');

@Injectable()
export class FeedRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the numbers of the files that have cars, ascending. */
  async files(): Promise<readonly number[]> {
    const rows = await queryRows(
      this.dataSource,
      fileRow,
      `SELECT file FROM generate_series(0, ${FEED_FILES - 1}) AS file
        WHERE EXISTS (SELECT FROM spu s WHERE s.spu_id % ${FEED_FILES} = file AND ${IS_FOR_SALE}) ORDER BY file`,
    );
    return rows.map(({ file }) => file);
  }

  /** Returns the next cars of a file, by id. */
  part(file: number, afterId: string, most: number): Promise<FeedRow[]> {
    return queryRows(
      this.dataSource,
      offerRow,
      `SELECT s.spu_id AS "spuId", s.name, s.price_fee AS "priceFee", ${FACT_SQL},
              b.name ->> 'en' AS make, se.name ->> 'en' AS series,
              ARRAY(SELECT picture ->> 'url' FROM jsonb_array_elements(s.pictures) WITH ORDINALITY AS one (picture, place)
                     ORDER BY place LIMIT ${PICTURES}) AS pictures,
              EXISTS (SELECT FROM sku_stock k WHERE k.spu_id = s.spu_id AND k.stock > 0) AS "hasStock"
         FROM spu s JOIN brand b ON b.brand_id = s.brand_id LEFT JOIN brand se ON se.brand_id = s.series_id
        WHERE s.spu_id % ${FEED_FILES} = $1 AND s.spu_id > $2 AND ${IS_FOR_SALE} AND b.name ->> 'en' <> ''
        ORDER BY s.spu_id % ${FEED_FILES}, s.spu_id LIMIT $3`,
      [file, afterId, most],
    );
  }
}
