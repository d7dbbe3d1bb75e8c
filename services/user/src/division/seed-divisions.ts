// SQL: parents come before their children, in one statement.
import type { QueryRunner } from 'typeorm';
import { seededDivisions } from './division-seed.js';

/** Adds what is missing of the divisions that the service knows; what is there already stays as it is. */
export async function seedDivisions(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO division (code, parent_code, level, name)
     SELECT d->>'code', d->>'parent', (d->>'level')::smallint, d->'name'
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list(d, place)
      ORDER BY place ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(seededDivisions())],
  );
}
