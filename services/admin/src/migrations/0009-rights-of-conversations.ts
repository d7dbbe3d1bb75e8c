import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the right to talk to buyers open the page of conversations; the seeder adds the page and gives it to the roles
 * that list it.
 */
export class RightsOfConversations1764500000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM menu WHERE menu_key = 'buyers.chat_reply'`);
  }

  /** Restores nothing: the seeder of an older version adds its own row. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM menu WHERE menu_key = 'conversations'`);
  }
}
