import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time when reviewers were notified that an application has waited too long. */
export class ReviewReminders1764900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop_application ADD review_reminded_at TIMESTAMPTZ`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop_application DROP review_reminded_at`);
  }
}
