import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationDigest } from '../../libs/contracts/release/migration-digest.mjs';
import { migrationBreaks } from '../migration-breaks.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const releases = join(root, 'libs/contracts/release');
interface Release {
  readonly migrations: readonly string[];
  readonly digests: Readonly<Record<string, string>>;
}

const records = readdirSync(releases)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(releases, file), 'utf8')) as Release);
/** Migrations that are part of a release. */
const released = new Set(records.flatMap(({ migrations }) => migrations));
const present = execFileSync(
  'git',
  ['ls-files', 'services/*/src/migrations/*.ts', 'libs/*/src/migrations/*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

const migration = (up: string): string => `export class A {
  async up(runner) {
    await runner.query(\`${up}\`);
  }

  async down(runner) {
    await runner.query('DROP TABLE car');
  }
}`;

describe('migrations of the next release', () => {
  it('leave those of previous releases unchanged', () => {
    expect([...released].filter((file) => !present.includes(file))).toEqual([]);
    for (const { migrations, digests } of records) {
      const now = migrations.map((file) => [file, migrationDigest(readFileSync(join(root, file), 'utf8'))]);
      expect(Object.fromEntries(now)).toEqual(digests);
    }
  });

  it('do not break services of the previous release', () => {
    const next = present.filter((file) => !released.has(file));
    const breaks = next.flatMap((file) =>
      migrationBreaks(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(breaks).toEqual([]);
  });
});

describe('the digest of a migration', () => {
  const text = migration('CREATE TABLE car (vin text)');

  it('stays when comments, imports and white space change', () => {
    const reworded = `import { x } from './x.js';\n\n/** Creates cars. */\n${text.replace('  async', '\n  // Once.\n  async')}`;
    expect(migrationDigest(reworded)).toBe(migrationDigest(text));
  });

  it('changes with what the migration does', () =>
    expect(migrationDigest(migration('CREATE TABLE car (vin text NOT NULL)'))).not.toBe(
      migrationDigest(text),
    ));
});

describe('the rule for migrations', () => {
  it.each([
    ['DROP TABLE car', 'car: removes a table'],
    ['ALTER TABLE car DROP COLUMN vin', 'vin: removes a column'],
    ['ALTER TABLE car RENAME COLUMN vin TO frame', 'frame: renames'],
    ['ALTER TABLE car ALTER COLUMN price TYPE numeric', 'price: rewrites'],
    ['ALTER TABLE car ALTER vin SET NOT NULL', 'vin: refuses rows'],
    ['ALTER TABLE car ADD COLUMN vin text NOT NULL', 'vin: adds a column'],
    ['ALTER TABLE car ADD CONSTRAINT named CHECK (name <> 0)', 'named: checks all rows'],
    ['CREATE INDEX car_vin ON car (vin)', 'car: an index is made under a lock'],
    ['CREATE INDEX CONCURRENTLY car_vin ON car (vin)', 'car: an index is made under a lock, or stays broken'],
  ])('names what is wrong with "%s"', (statement, begins) => {
    const found = migrationBreaks(migration(statement));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${begins}`));
  });

  it.each([
    'CREATE TABLE car (id bigint NOT NULL); CREATE INDEX car_id ON car (id)',
    "ALTER TABLE car ADD COLUMN vin text NOT NULL DEFAULT ''",
    'ALTER TABLE car ADD CONSTRAINT named CHECK (name <> 0) NOT VALID',
    "createIndexConcurrently(runner, { name: 'car_vin', on: 'car (vin)' })",
  ])('accepts "%s"', (statement) => expect(migrationBreaks(migration(statement))).toEqual([]));

  it('accepts a removal one release later, with the release that stopped using it', () => {
    expect(
      migrationBreaks(`// Not used since 0.1.0: the price has its currency.\n${migration('DROP TABLE car')}`),
    ).toEqual([]);
  });
});
