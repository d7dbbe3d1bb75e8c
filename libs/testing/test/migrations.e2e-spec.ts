import {
  awaitMigrations,
  type BaselineMigration,
  createDataSource,
  createIndexConcurrently,
  migrate,
  refuseToUndo,
  undoMigrations,
} from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startMall, until, type TestMall } from '../src/index.js';

class CreateRuler1763900001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE ruler (id bigint PRIMARY KEY)');
  }

  async down(): Promise<void> {}
}

class LengthenRuler1763900001002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ruler ADD COLUMN length_mm int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ruler DROP COLUMN length_mm');
  }
}

class LookLong1763900001003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(6)');
  }

  async down(): Promise<void> {}
}

class IndexRuler1763900001004 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Gives the other replica time to arrive and wait.
    await runner.query('SELECT pg_sleep(1)');
    await createIndexConcurrently(runner, { name: 'ix_ruler', on: 'ruler (id)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY ix_ruler');
  }
}

class MarkRuler1763900001005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ruler ADD COLUMN marks int');
  }

  async down(): Promise<void> {}
}

/** Stands for the first two migrations. */
class RulerBaseline1763900001002 implements BaselineMigration {
  readonly release = '0.1.0';
  readonly replaces = ['CreateRuler1763900001001', 'LengthenRuler1763900001002'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE ruler (id bigint PRIMARY KEY, length_mm int)');
  }

  readonly down = refuseToUndo;
}

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall([]);
}, 120_000);

const schemaOf = (...migrations: readonly (new () => MigrationInterface)[]) =>
  createDataSource({
    url: mall.infrastructure.databaseUrls.tenant,
    entities: [],
    migrations,
    applicationName: 'migration-test',
  }).initialize();

describe('migrations', () => {
  it('time out while the table is in use, and continue once the lock is free', async () => {
    const dataSource = await schemaOf(CreateRuler1763900001001, LengthenRuler1763900001002);
    const buyer = dataSource.createQueryRunner();
    await migrate(await schemaOf(CreateRuler1763900001001));
    await buyer.startTransaction();
    await buyer.query('SELECT * FROM ruler');

    const migrating = migrate(dataSource, { pauseMs: 500 });
    await until(async () => ((await waiting()) > 0 ? true : undefined), {
      what: 'a migration that waits',
      timeoutMs: 20_000,
    });
    await until(async () => ((await waiting()) === 0 ? true : undefined), {
      what: 'a migration that gave way',
      timeoutMs: 20_000,
    });
    await buyer.query('SELECT * FROM ruler');
    await buyer.commitTransaction();

    expect(await migrating).toEqual(['LengthenRuler1763900001002']);
    await buyer.release();
    await dataSource.destroy();
  }, 60_000);

  it('build an index beside readers while another replica waits for its turn', async () => {
    const steps = [CreateRuler1763900001001, IndexRuler1763900001004];
    const replicas = await Promise.all([schemaOf(...steps), schemaOf(...steps)]);
    const applied = await Promise.all(replicas.map((replica) => migrate(replica, { pauseMs: 500 })));
    expect(applied.flat()).toEqual(expect.arrayContaining(['IndexRuler1763900001004']));
    const indices = await mall.query(
      'tenant',
      `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = 'ix_ruler'::regclass`,
    );
    expect(indices).toEqual([{ isValid: true }]);
    await Promise.all(replicas.map((replica) => replica.destroy()));
  }, 60_000);

  it('are taken back to those of a release, the last one first, and can be applied again', async () => {
    const dataSource = await schemaOf(
      CreateRuler1763900001001,
      LengthenRuler1763900001002,
      IndexRuler1763900001004,
    );
    await migrate(dataSource);
    const kept = await appliedBefore('CreateRuler1763900001001');

    const undone = await undoMigrations(dataSource, kept + 1);
    expect(undone).toEqual(['IndexRuler1763900001004', 'LengthenRuler1763900001002']);
    const columns = await mall.query(
      'tenant',
      `SELECT attname FROM pg_attribute WHERE attrelid = 'ruler'::regclass AND attnum > 0 AND NOT attisdropped`,
    );
    expect(columns).toEqual([{ attname: 'id' }]);
    expect(await undoMigrations(dataSource, kept + 1)).toEqual([]);
    expect((await migrate(dataSource)).toSorted()).toEqual(undone.toSorted());
    await expect(undoMigrations(dataSource, Number.NaN)).rejects.toThrow(RangeError);
    await dataSource.destroy();
  }, 60_000);

  it('may take longer than the statements of a request', async () => {
    const dataSource = await schemaOf(LookLong1763900001003);
    expect(await migrate(dataSource)).toEqual(['LookLong1763900001003']);
    await expect(dataSource.query('SELECT pg_sleep(6)')).rejects.toThrow(/statement timeout/);
    await dataSource.destroy();
  }, 60_000);

  it('are awaited by a service that does not apply them itself', async () => {
    const dataSource = await schemaOf(CreateRuler1763900001001, MarkRuler1763900001005);
    let isOver = false;
    const waiting = awaitMigrations(dataSource).then(() => (isOver = true));
    await migrate(await schemaOf(CreateRuler1763900001001));
    // Longer than the interval at which it looks.
    await mall.query('tenant', 'SELECT pg_sleep(1)');
    expect(isOver).toBe(false);
    await migrate(dataSource);
    await waiting;
    // The services of the previous release find all of theirs.
    await awaitMigrations(await schemaOf(CreateRuler1763900001001));
    await dataSource.destroy();
  }, 60_000);
});

describe('a baseline', () => {
  const CHAIN = [CreateRuler1763900001001, LengthenRuler1763900001002];
  const RELEASE = [RulerBaseline1763900001002, IndexRuler1763900001004];
  const RECORDED = [
    'CreateRuler1763900001001',
    'LengthenRuler1763900001002',
    'RulerBaseline1763900001002',
    'IndexRuler1763900001004',
  ];

  beforeEach(() => mall.query('tenant', 'DROP TABLE IF EXISTS ruler, migrations'));

  it('is done where all that it replaces is, and the services of its release find nothing to do', async () => {
    const before = await schemaOf(...CHAIN);
    await migrate(before);
    const now = await schemaOf(...RELEASE);

    expect(await migrate(now)).toEqual(['IndexRuler1763900001004']);
    expect(await migrate(now)).toEqual([]);
    expect(await migrate(before)).toEqual([]);
    expect(await recorded()).toEqual(RECORDED);
    await Promise.all([before.destroy(), now.destroy()]);
  }, 60_000);

  it('makes a new database, in which the services of its release find nothing to do', async () => {
    const [now, before] = await Promise.all([schemaOf(...RELEASE), schemaOf(...CHAIN)]);
    await migrate(now);

    expect(await migrate(before)).toEqual([]);
    expect(await recorded()).toEqual(RECORDED);
    await Promise.all([before.destroy(), now.destroy()]);
  }, 60_000);

  it('is refused by a database that is older than its release, which does not change', async () => {
    const [before, now] = await Promise.all([schemaOf(...CHAIN.slice(0, 1)), schemaOf(...RELEASE)]);
    await migrate(before);

    await expect(migrate(now)).rejects.toThrow(
      'This database is older than release 0.1.0: 1 of its 2 migrations are missing, LengthenRuler1763900001002 first.',
    );
    expect(await recorded()).toEqual(['CreateRuler1763900001001']);
    await Promise.all([before.destroy(), now.destroy()]);
  }, 60_000);

  it('stays when later migrations are taken back, those that ran before it was recorded among them', async () => {
    const before = await schemaOf(...CHAIN, IndexRuler1763900001004);
    await migrate(before);
    const now = await schemaOf(...RELEASE);

    expect(await undoMigrations(now, 1)).toEqual(['IndexRuler1763900001004']);
    expect(await undoMigrations(now, 1)).toEqual([]);
    await expect(undoMigrations(now, 0)).rejects.toThrow(RangeError);
    expect(await recorded()).toEqual(RECORDED.slice(0, 3));
    await Promise.all([before.destroy(), now.destroy()]);
  }, 60_000);
});

async function recorded(): Promise<readonly unknown[]> {
  const rows = await mall.query('tenant', 'SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

async function appliedBefore(name: string): Promise<number> {
  const rows = await mall.query('tenant', 'SELECT name FROM migrations ORDER BY id');
  return rows.findIndex((row) => row.name === name);
}

/** Returns the number of statements that wait for a lock of the table. */
async function waiting(): Promise<number> {
  const rows = await mall.query(
    'tenant',
    `SELECT 1 FROM pg_locks WHERE relation = 'ruler'::regclass AND NOT granted`,
  );
  return rows.length;
}
