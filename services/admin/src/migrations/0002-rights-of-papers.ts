import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives papers of all orders a right of their own, and synonyms a place in the menu. The seeder adds both, and gives
 * them to the roles that list them; icons that were introduced later are set on the existing rows.
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

  /** Restores nothing: the seeder of an older version adds its own rows. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM menu WHERE menu_key IN ('documents', 'synonyms')`);
  }
}
