// SQL: `keepFirst` leaves a row that exists as it is, and names of four tables are read in one statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { CarApproval } from './car-approval.entity.js';
import type { CarRow } from './car.repository.js';
import type { WrittenCar } from './written-car.js';

const namesRow = rowShape({
  brandName: column.nullable(column.json<CarRow['brandName']>()),
  seriesName: column.nullable(column.json<CarRow['brandName']>()),
  categoryName: column.nullable(column.json<CarRow['categoryName']>()),
  attrs: column.json<CarRow['attrs']>(),
});

/** Stores each car as it was when it last went on sale with somebody's agreement. */
@Injectable()
export class ApprovalRepository {
  constructor(private readonly dataSource: DataSource) {}

  async keep(tx: EntityManager, spuId: string, car: WrittenCar, approvedBy: string | null): Promise<void> {
    await tx.upsert(CarApproval, { spuId, car: car as object, approvedBy, approvedAt: () => 'now()' }, [
      'spuId',
    ]);
  }

  /** Stores a car of which nothing is stored yet. */
  async keepFirst(tx: EntityManager, spuId: string, car: WrittenCar): Promise<void> {
    await tx.query('INSERT INTO car_approval (spu_id, car) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      spuId,
      JSON.stringify(car),
    ]);
  }

  find(spuId: string, from: EntityManager = this.dataSource.manager): Promise<CarApproval | null> {
    return from.findOneBy(CarApproval, { spuId });
  }

  /** Returns the names of make, series, category and attributes, empty where they do not exist any more. */
  async namesIn({ brandId, seriesId, categoryId, attrValueIds }: WrittenCar) {
    const [row] = await queryRows(
      this.dataSource,
      namesRow,
      `SELECT (SELECT name FROM brand WHERE brand_id = $1) AS "brandName",
              (SELECT name FROM brand WHERE brand_id = $2) AS "seriesName",
              (SELECT name FROM category WHERE category_id = $3) AS "categoryName",
              (SELECT COALESCE(json_agg(json_build_object('attrId', a.attr_id::text, 'name', a.name,
                        'attrValueId', v.attr_value_id::text, 'value', v.value) ORDER BY a.attr_id, v.attr_value_id), '[]')
                 FROM attr_value v JOIN attr a USING (attr_id) WHERE v.attr_value_id = ANY($4::bigint[])) AS attrs`,
      [brandId, seriesId, categoryId, attrValueIds],
    );
    const { brandName, seriesName, categoryName, attrs } = row!;
    return { brandName: brandName ?? {}, seriesName, categoryName: categoryName ?? {}, attrs };
  }
}
