import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves the landed costs of a confirmation, four fifths of its document, to a column of their own: submitting an order
 * does not read them. Earlier confirmations keep theirs in the document, because orders of an earlier release still
 * write them there.
 */
export class ShownCosts1763900000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE confirmation ADD COLUMN landed_costs JSON`);
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN landed_costs SET STORAGE EXTERNAL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE confirmation
         SET snapshot = (snapshot::jsonb || jsonb_build_object('landedCosts', landed_costs::jsonb))::json
       WHERE landed_costs IS NOT NULL`);
    await runner.query('ALTER TABLE confirmation DROP COLUMN landed_costs');
  }
}
