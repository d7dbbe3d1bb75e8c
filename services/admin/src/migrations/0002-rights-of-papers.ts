import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Papers of all orders get a right of their own, synonyms a place in the menu. The seeder adds both anew, and gives
 * them to the roles that list them; icons that came later are for the rows that stood already.
 */
export class RightsOfPapers1763740000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM menu WHERE menu_key IN ('documents', 'brands.search_edit');
      UPDATE menu SET icon = fresh.icon
        FROM (VALUES ('reconciliation', 'reconciliation'), ('refunds', 'refund'), ('tariffs', 'tariff'),
                     ('deal-settings', 'terms')) AS fresh (menu_key, icon)
       WHERE menu.menu_key = fresh.menu_key;
    `);
  }

  /** The seeder of an older version adds its own rows. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM menu WHERE menu_key IN ('documents', 'synonyms')`);
  }
}
