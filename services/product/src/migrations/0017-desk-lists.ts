import type { MigrationInterface, QueryRunner } from 'typeorm';

const SORTS = ['updated_at', 'price_fee', 'year', 'mileage_km'];

/**
 * Adds indexes for the orders of the console's list of cars. They include the columns that it filters by most, so that
 * any page of a million cars is found without reading the skipped cars.
 */
export class DeskLists1700001700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sort of SORTS)
      await runner.query(
        `CREATE INDEX desk_${sort} ON spu (${sort} DESC NULLS LAST, spu_id DESC)
           INCLUDE (status, shop_id, brand_id, condition) WHERE status <> -1`,
      );
    // Cars that wait for a reviewer are counted each minute for everybody who may see them.
    await runner.query(
      `CREATE INDEX desk_waiting ON spu (status, updated_at, spu_id) WHERE status IN (2, 3)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sort of [...SORTS, 'waiting']) await runner.query(`DROP INDEX desk_${sort}`);
  }
}
