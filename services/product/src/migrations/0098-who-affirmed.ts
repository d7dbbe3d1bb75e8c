import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether a shop affirmed the facts of its car. Of earlier rows nobody knows, so that their names stay hidden. */
export class WhoAffirmed1766000000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE car_affirmation ADD is_by_shop BOOLEAN NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE car_affirmation DROP is_by_shop');
  }
}
