// SQL: parents come before their children, in one statement.
import type { QueryRunner } from 'typeorm';
import { seededDivisions } from './division-seed.js';

/** Adds the missing divisions of those that the service ships; existing ones stay as they are. */
export async function seedDivisions(runner: QueryRunner): Promise<void> {
  await runner.query(
    `INSERT INTO division (code, parent_code, level, name)
     SELECT d->>'code', d->>'parent', (d->>'level')::smallint, d->'name'
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS list(d, place)
      ORDER BY place ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(seededDivisions())],
  );
}

/** Moves towns that stand directly below their subject below the district in which they are seeded. */
export async function moveTownsToDistricts(runner: QueryRunner): Promise<void> {
  const towns = seededDivisions().filter(({ level, code }) => level === 4 && code.startsWith('RU-'));
  await runner.query(
    `UPDATE division AS town SET parent_code = d->>'parent', level = 4
       FROM jsonb_array_elements($1::jsonb) AS list(d)
      WHERE town.code = d->>'code' AND town.level = 3`,
    [JSON.stringify(towns)],
  );
}

/**
 * Gives Russian districts and towns the Chinese name with which they are seeded, unless one was renamed in Russian or
 * English.
 */
export async function renameInChinese(runner: QueryRunner): Promise<void> {
  const russian = seededDivisions().filter(({ code }) => code.startsWith('RU-'));
  await runner.query(
    `UPDATE division AS known SET name = d->'name'
       FROM jsonb_array_elements($1::jsonb) AS list(d)
      WHERE known.code = d->>'code' AND known.name <> d->'name' AND known.name - 'zh' = (d->'name') - 'zh'`,
    [JSON.stringify(russian)],
  );
}

/**
 * Gives divisions, by code, the Chinese name with which they are seeded, where they still have the name that an older
 * version seeded.
 */
export async function correctInChinese(
  runner: QueryRunner,
  older: Readonly<Record<string, string>>,
): Promise<void> {
  const corrected = seededDivisions()
    .filter(({ code }) => code in older)
    .map(({ code, name }) => ({ code, zh: name.zh, older: older[code] }));
  await runner.query(
    `UPDATE division AS known SET name = jsonb_set(known.name, '{zh}', d->'zh')
       FROM jsonb_array_elements($1::jsonb) AS list(d)
      WHERE known.code = d->>'code' AND known.name->'zh' = d->'older'`,
    [JSON.stringify(corrected)],
  );
}
