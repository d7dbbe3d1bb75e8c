import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds buyers who wait for a held car, and the days on which reviewers were notified of waiting cars. */
export class CarWatches1700001800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_watch (
        person_id BIGINT NOT NULL,
        sku_id BIGINT NOT NULL REFERENCES sku ON DELETE CASCADE,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (person_id, sku_id)
      );
      CREATE INDEX car_watch_sku ON car_watch (sku_id);
      CREATE TABLE review_reminder (
        day DATE PRIMARY KEY,
        reminded_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE car_watch, review_reminder');
  }
}
