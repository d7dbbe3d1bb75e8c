import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the labels that the seed wrote last, so that labels which nobody has changed follow the release. Rows written
 * before do not record what they were seeded with: the only label that was reworded since is named here, all others are
 * as the seed words them now.
 */
export class LabelsFollow1765600000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu ADD COLUMN seeded_labels jsonb`);
    await runner.query(
      `UPDATE menu SET seeded_labels = '{"ru": "Отправка уведомлений"}' WHERE menu_key = 'deliveries'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu DROP COLUMN seeded_labels`);
  }
}
