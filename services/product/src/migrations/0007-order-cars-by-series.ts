import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index in whose order everything is read into memory; it finds the cars of a make like the index before it. */
export class OrderCarsBySeries1700000700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX spu_brand_series ON spu (brand_id, series_id, spu_id) WHERE status <> -1`,
    );
    await runner.query(`DROP INDEX spu_brand_any`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX spu_brand_any ON spu (brand_id) WHERE status <> -1`);
    await runner.query(`DROP INDEX spu_brand_series`);
  }
}
