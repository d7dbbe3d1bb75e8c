import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the unusual facts that a person affirmed when a car was written. */
export class AffirmedFacts1766000000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_affirmation (
        affirmation_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        spu_id BIGINT NOT NULL REFERENCES spu ON DELETE CASCADE,
        rule TEXT NOT NULL,
        params JSONB NOT NULL,
        person_id TEXT NOT NULL,
        name TEXT NOT NULL,
        affirmed_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX car_affirmation_of_car ON car_affirmation (spu_id, affirmation_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE car_affirmation');
  }
}
