import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the shown buyer to a confirmation, and its shops beside the snapshot, which then need not be parsed to plan. */
export class ShownBuyers1763900000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE buyer_change (
        user_id BIGINT PRIMARY KEY,
        changed_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE buyer_change IS 'When papers last changed: what confirmations of before say of this buyer is looked up anew.';
      ALTER TABLE confirmation ADD COLUMN shop_ids BIGINT[];
      UPDATE confirmation SET shop_ids = ARRAY(
        SELECT DISTINCT (line->>'shopId')::bigint FROM json_array_elements(snapshot->'lines') AS line);
      ALTER TABLE confirmation ALTER COLUMN shop_ids SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE confirmation DROP COLUMN shop_ids; DROP TABLE buyer_change`);
  }
}
