import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seededDivisions } from '../division/division-seed.js';

export class SeedDivisions1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO division (code, parent_code, level, name)
       SELECT d->>'code', d->>'parent', (d->>'level')::smallint, d->'name'
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list(d, place)
        ORDER BY place ON CONFLICT (code) DO NOTHING`,
      [JSON.stringify(seededDivisions())],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM division');
  }
}
