import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When reviewers were told that an application has waited too long. */
export class ReviewReminders1764900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop_application ADD review_reminded_at TIMESTAMPTZ`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop_application DROP review_reminded_at`);
  }
}
