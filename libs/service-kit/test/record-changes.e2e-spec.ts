// SQL: the statements whose recording is tested.
import {
  actingAs,
  createDataSource,
  createRecordChanges,
  dropOldMonths,
  inOneGo,
  Masked,
  LeftOut,
  markSeal,
  prepareMonths,
  proveSeals,
  recordChangesOf,
  Recorded,
  sealChanges,
  Unrecorded,
  type Actor,
  type SealMark,
} from '@mall/persistence';
import { startMall, until, type TestMall } from '@mall/testing';
import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';

@Entity('paint')
@Recorded('paint', 'paintId')
class Paint {
  @PrimaryColumn('bigint')
  readonly paintId!: string;

  @Column('text')
  readonly name!: string;

  @Column('int', { nullable: true })
  readonly litres!: number | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly recipe!: string | null;

  @LeftOut('It counts.')
  @Column('int', { default: 0 })
  readonly version!: number;
}

@Entity('paint_part')
@Recorded('paint', 'paintId')
class PaintPart {
  @PrimaryColumn('bigint')
  readonly paintId!: string;

  @PrimaryColumn('text')
  readonly part!: string;
}

@Entity('paint_look')
@Unrecorded('It counts looks.')
class PaintLook {
  @PrimaryColumn('bigint')
  readonly paintId!: string;
}

const anna: Actor = {
  kind: 'staff',
  id: '7',
  name: "anna o'hara",
  ip: '203.0.113.9',
  requestId: 'r1',
  operation: 'op.paint.mix',
};

let mall: TestMall;
let source: DataSource;

beforeAll(async () => {
  mall = await startMall([]);
  source = await createDataSource({
    url: mall.infrastructure.databaseUrls.chat,
    entities: [Paint, PaintPart, PaintLook],
    migrations: [],
    poolSize: 2,
    applicationName: 'recording',
  }).initialize();
  await source.query(`
    CREATE TABLE paint (paint_id BIGINT PRIMARY KEY, name TEXT NOT NULL, litres INT, recipe TEXT, version INT NOT NULL DEFAULT 0);
    CREATE TABLE paint_part (paint_id BIGINT, part TEXT, PRIMARY KEY (paint_id, part) DEFERRABLE INITIALLY DEFERRED);
    CREATE TABLE paint_tin (paint_id BIGINT PRIMARY KEY, size INT);
    CREATE TABLE paint_look (paint_id BIGINT PRIMARY KEY)`);
  await createRecordChanges(source);
  await recordChangesOf(source, [
    { table: 'paint', record: 'paint', id: 'paint_id', key: [], masked: ['recipe'], leftOut: ['version'] },
    { table: 'paint_tin', record: 'paint', id: 'paint_id', key: [], masked: [], leftOut: [], isBare: true },
    { table: 'paint_part', record: 'paint', id: 'paint_id', key: ['part'], masked: [], leftOut: [] },
  ]);
});

afterAll(() => source.destroy());

interface Change {
  readonly kind: string;
  readonly record_id: string;
  readonly row_key: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly fields: readonly string[];
  readonly actor_kind: string;
  readonly actor_name: string | null;
  readonly operation: string | null;
  readonly reason: string | null;
  readonly xid: string;
}

const changesOf = (id: string): Promise<Change[]> =>
  source.query('SELECT * FROM record_change WHERE record = $1 AND record_id = $2 ORDER BY change_id', [
    'paint',
    id,
  ]);

it('keeps what each column was and became, who changed it, where from and why', async () => {
  await actingAs({ ...anna, reason: 'It’s "too" dark \\ thin' }, async () => {
    await source.getRepository(Paint).insert({ paintId: '1', name: 'red', litres: 3 });
    await source.getRepository(Paint).update({ paintId: '1' }, { name: 'crimson', litres: null });
    await source.getRepository(Paint).delete({ paintId: '1' });
  });
  const changes = await changesOf('1');
  expect(changes.map(({ kind, before, after, fields }) => ({ kind, before, after, fields }))).toEqual([
    { kind: 'added', before: null, after: { paint_id: 1, name: 'red', litres: 3 }, fields: [] },
    {
      kind: 'changed',
      before: { name: 'red', litres: 3 },
      after: { name: 'crimson', litres: null },
      fields: expect.arrayContaining(['name', 'litres']) as string[],
    },
    { kind: 'removed', before: { paint_id: 1, name: 'crimson' }, after: null, fields: [] },
  ]);
  for (const change of changes)
    expect(change).toMatchObject({
      actor_kind: 'staff',
      actor_id: '7',
      actor_name: "anna o'hara",
      ip: '203.0.113.9',
      request_id: 'r1',
      operation: 'op.paint.mix',
      reason: 'It’s "too" dark \\ thin',
    });
});

it('says of a masked column that it was changed, never what it holds', async () => {
  await actingAs(anna, async () => {
    await source.query(`INSERT INTO paint VALUES (2, 'blue', 1, $1)`, ['secret of blue']);
    await source.query(`UPDATE paint SET recipe = $1 WHERE paint_id = 2`, ['another secret']);
    await source.query(`UPDATE paint SET recipe = NULL WHERE paint_id = 2`);
    await source.query(`UPDATE paint SET recipe = $1 WHERE paint_id = 2`, ['third secret']);
    await source.query(`DELETE FROM paint WHERE paint_id = 2`);
  });
  const changes = await changesOf('2');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [null, { paint_id: 2, name: 'blue', litres: 1 }],
    [{ recipe: '***' }, { recipe: '***' }],
    [{ recipe: '***' }, { recipe: null }],
    [{ recipe: null }, { recipe: '***' }],
    [{ paint_id: 2, name: 'blue', litres: 1 }, null],
  ]);
  const whole = await source.query<object[]>('SELECT r::text FROM record_change r');
  expect(JSON.stringify(whole)).not.toContain('secret');
});

it('keeps nothing when only columns that are left out change, or none', async () => {
  await source.query(`INSERT INTO paint VALUES (3, 'green', 1, NULL)`);
  await source.query(`UPDATE paint SET version = version + 1, name = 'green' WHERE paint_id = 3`);
  expect((await changesOf('3')).map(({ kind }) => kind)).toEqual(['added']);
});

it('keeps rows of other tables with the record that they belong to', async () => {
  await source.query(`INSERT INTO paint_part VALUES (4, 'oil'), (4, 'pigment')`);
  await source.query(`DELETE FROM paint_part WHERE part = 'oil' AND paint_id = 4`);
  const changes = await changesOf('4');
  expect(changes.map(({ kind, row_key }) => `${kind} ${row_key}`)).toEqual([
    'added oil',
    'added pigment',
    'removed oil',
  ]);
});

it('writes rows that imports add in thousands without values, and their changes with them', async () => {
  await source.query(`INSERT INTO paint_tin SELECT 50, 3`);
  await source.query(`UPDATE paint_tin SET size = 5 WHERE paint_id = 50`);
  expect((await changesOf('50')).map(({ before, after }) => [before, after])).toEqual([
    [null, null],
    [{ size: 3 }, { size: 5 }],
  ]);
});

it('leaves neither change nor recording of a transaction that was rolled back or whose connection died', async () => {
  const failing = actingAs(anna, () =>
    source.transaction(async (tx) => {
      await tx.query(`INSERT INTO paint VALUES (5, 'grey', 1, NULL)`);
      throw new Error('no more');
    }),
  );
  await expect(failing).rejects.toThrow('no more');
  const killed = actingAs(anna, () =>
    source.transaction(async (tx) => {
      const [{ pid }] = await tx.query<[{ pid: number }]>(
        `INSERT INTO paint VALUES (5, 'grey', 1, NULL) RETURNING pg_backend_pid() AS pid`,
      );
      process.kill(pid, 'SIGTERM');
      await tx.query('SELECT pg_sleep(10)');
    }),
  );
  await expect(killed).rejects.toThrow();
  const doubled = actingAs(anna, () =>
    source.query(`INSERT INTO paint VALUES (6, 'x', 1, NULL), (6, 'y', 1, NULL)`),
  );
  await expect(doubled).rejects.toThrow(/duplicate key/);
  expect(await source.query(`SELECT FROM paint WHERE paint_id IN (5, 6)`)).toEqual([]);
  expect([...(await changesOf('5')), ...(await changesOf('6'))]).toEqual([]);
});

it('tells who acts apart on shared connections, and names the database where no service acts', async () => {
  const bob: Actor = { kind: 'timer', name: 'Paints.dry', operation: 'Paints.dry' };
  const paint = (id: number) => source.query(`INSERT INTO paint VALUES ($1, 'a', 1, NULL)`, [id]);
  await Promise.all([
    actingAs(anna, () => paint(10)),
    actingAs(bob, () => paint(11)),
    paint(12),
    actingAs(bob, () => source.transaction((tx) => tx.query(`INSERT INTO paint VALUES (13, 'a', 1, NULL)`))),
    actingAs(anna, () => inOneGo(source, (tx) => tx.query(`INSERT INTO paint VALUES (14, 'a', 1, NULL)`))),
  ]);
  await paint(15);
  const found = await source.query<Change[]>(
    `SELECT record_id, actor_kind, operation FROM record_change WHERE record_id::int BETWEEN 10 AND 15 ORDER BY record_id`,
  );
  expect(found.map(({ actor_kind }) => actor_kind)).toEqual([
    'staff',
    'timer',
    'database',
    'timer',
    'staff',
    'database',
  ]);
  expect(found[2]!.operation).toBe('recording');
});

it('makes rows of one transaction known as one act', async () => {
  await actingAs(anna, () =>
    source.transaction(async (tx) => {
      await tx.query(`INSERT INTO paint VALUES (20, 'a', 1, NULL)`);
      await tx.query(`INSERT INTO paint_part VALUES (20, 'oil')`);
    }),
  );
  const [one, other] = await changesOf('20');
  expect(one!.xid).toBe(other!.xid);
});

it('reports the result and the failure of a single statement as before', async () => {
  await actingAs(anna, async () => {
    expect(await source.query(`INSERT INTO paint VALUES (30, 'a', 1, NULL) RETURNING paint_id`)).toEqual([
      { paint_id: '30' },
    ]);
    expect(await source.query(`UPDATE paint SET litres = $1 WHERE paint_id = 30`, [5])).toEqual([[], 1]);
    await source.query(`INSERT INTO paint_part VALUES (30, 'oil')`);
    const twice = source.query(`INSERT INTO paint_part VALUES (31, 'oil'), (31, 'oil')`);
    await expect(twice).rejects.toThrow(/duplicate key/);
    expect(await source.query(`SELECT FROM paint_part WHERE paint_id = 31`)).toEqual([]);
    expect(await source.query(`INSERT INTO paint_look VALUES (1)`)).toEqual([]);
  });
});

it('refuses to change, remove or empty what was recorded', async () => {
  for (const act of [
    `UPDATE record_change SET actor_id = '8'`,
    `DELETE FROM record_change`,
    `TRUNCATE record_change`,
    `TRUNCATE record_change_rest`,
    `DELETE FROM record_seal`,
  ])
    await expect(source.query(act)).rejects.toThrow(/permission denied|never changed/);
});

it('seals what was recorded, and finds a change of it or a missing row at its first place', async () => {
  const mark = await markSeal(source);
  const slow = source.createQueryRunner();
  await slow.startTransaction();
  await slow.query(`INSERT INTO paint VALUES (40, 'slow', 1, NULL)`);
  const later = await markSeal(source);
  await source.query(`INSERT INTO paint VALUES (41, 'quick', 1, NULL)`);
  // Transactions of other tests on this server have to end as well.
  const sealed = (upTo: SealMark): Promise<string> =>
    until(() => sealChanges(source, upTo), { what: 'a seal', timeoutMs: 30_000 });
  expect(await sealed(mark)).toMatch(/^[0-9a-f]{64}$/);
  // The slow transaction may still write changes with numbers below the mark.
  expect(await sealChanges(source, { ...later, highest: '1000000' })).toBeUndefined();
  await slow.commitTransaction();
  await slow.release();
  const chain = await sealed(await markSeal(source));
  const proof = await proveSeals(source);
  expect(proof).toMatchObject({ seals: 2, dropped: 0, chain });
  expect(proof.broken).toBeUndefined();
  const admin = await createDataSource({
    url: mall.infrastructure.adminDatabaseUrl,
    entities: [],
    migrations: [],
    applicationName: 'intruder',
  }).initialize();
  try {
    await admin.query(`SET session_replication_role = replica; SET search_path = chat`);
    const tamper = (sql: string) =>
      admin.query(
        `BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL search_path = chat; ${sql}; COMMIT`,
      );
    await tamper(`UPDATE record_change SET actor_id = '8' WHERE record_id = '40'`);
    expect((await proveSeals(source)).broken).toMatch(/^seal 2, .*rows are not those/);
    await tamper(`DELETE FROM record_change WHERE record_id = '1'`);
    expect((await proveSeals(source)).broken).toMatch(/^seal 1, .*rows are not those/);
    // Of months that have been dropped only the chain is checked.
    await tamper(`UPDATE record_seal SET sealed_at = date_trunc('month', now()) - interval '1 hour'`);
    const laterProof = await proveSeals(source);
    expect(laterProof).toMatchObject({ seals: 1, dropped: 1 });
    expect(laterProof.broken).toMatch(/^seal 2, .*rows are not those/);
    await tamper(`DELETE FROM record_seal WHERE seal_id = 1`);
    expect((await proveSeals(source)).broken).toMatch(/^seal 2, .*missing/);
  } finally {
    await admin.destroy();
  }
});

it('drops whole months when they are older than asked, and makes the next ones', async () => {
  await prepareMonths(source, new Date('2023-01-15T00:00:00Z'));
  const months = async () =>
    (
      await source.query<{ name: string }[]>(
        `SELECT relname AS name FROM pg_class WHERE relname ~ '^record_change_2023_\\d\\d$' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  expect(await months()).toEqual(['01', '02', '03', '04'].map((month) => `record_change_2023_${month}`));
  expect(await dropOldMonths(source, 36, new Date('2026-03-01T00:00:00Z'))).toEqual([
    'record_change_2023_01',
    'record_change_2023_02',
  ]);
  expect(await months()).toEqual(['record_change_2023_03', 'record_change_2023_04']);
});
