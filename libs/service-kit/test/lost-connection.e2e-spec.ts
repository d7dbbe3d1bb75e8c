import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { connectionUse, createDataSource, isDatabaseAway, runExclusively } from '@mall/persistence';
import { startMall, until } from '@mall/testing';
import type { DataSource } from 'typeorm';

let url: string;
/** Observes the others over connections of its own. */
let watcher: DataSource;

const opened = (address: string): Promise<DataSource> =>
  createDataSource({
    url: address,
    entities: [],
    migrations: [],
    poolSize: 4,
    applicationName: 'lost',
  }).initialize();

beforeAll(async () => {
  const mall = await startMall([]);
  url = mall.infrastructure.databaseUrls.chat;
  watcher = await opened(url);
  await watcher.query('CREATE TABLE stock (name TEXT PRIMARY KEY, cars INT NOT NULL)');
  await watcher.query(`INSERT INTO stock VALUES ('red', 1)`);
});

afterAll(() => watcher.destroy());

/** Terminates, in the server, the connection whose statement waits for the table `stock`. */
async function endWaiting(): Promise<void> {
  const end = async (): Promise<true | undefined> => {
    const ended = (await watcher.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%stock%'`,
    )) as object[];
    return ended.length > 0 || undefined;
  };
  await until(end, { what: 'a statement that waits', timeoutMs: 2_500 });
}

/** Runs the work, whose statement waits for a lock and loses its connection meanwhile. */
async function loses<T>(work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await opened(url);
  const guard = watcher.createQueryRunner();
  await guard.startTransaction();
  await guard.query('LOCK TABLE stock IN ACCESS EXCLUSIVE MODE');
  const outcome = work(source);
  outcome.catch(() => undefined);
  try {
    await endWaiting();
  } finally {
    await guard.rollbackTransaction();
    await guard.release();
  }
  return outcome.finally(() => source.destroy());
}

const READ = 'SELECT cars FROM stock WHERE name = $1';

it('repeats a read whose connection ended during it', async () => {
  expect(await loses((source) => source.query(READ, ['red']))).toEqual([{ cars: 1 }]);
});

it.each([
  ['a write', 'UPDATE stock SET cars = cars + 1 WHERE name = $1'],
  [
    'a read that writes',
    'WITH more AS (UPDATE stock SET cars = cars + 1 WHERE name = $1 RETURNING *) SELECT * FROM more',
  ],
])('never repeats %s', async (_, sql) => {
  const failure: unknown = await loses((source) => source.query(sql, ['red'])).catch(
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await watcher.query(READ, ['red'])).toEqual([{ cars: 1 }]);
});

it('never repeats a read of a transaction, which has done other things before', async () => {
  const work = (source: DataSource): Promise<unknown> =>
    source.transaction(async (tx) => {
      await tx.query('SELECT 1 AS one');
      return tx.query(READ, ['red']);
    });
  await expect(loses(work)).rejects.toThrow();
});

/** A proxy to a server whose machine vanishes: connections stay open and break when something is sent. */
class VanishingServer {
  private visitors: Socket[] = [];
  private readonly sockets: Socket[] = [];
  private constructor(private readonly way: Server) {}

  static async before(address: URL): Promise<VanishingServer> {
    const way = createServer().listen(0, '127.0.0.1');
    await once(way, 'listening');
    const server = new VanishingServer(way);
    const target = address.searchParams.get('host');
    way.on('connection', (socket) => {
      const onwards = target
        ? connect(`${target}/.s.PGSQL.${address.port}`)
        : connect(Number(address.port), address.hostname);
      server.visitors.push(socket);
      server.sockets.push(socket, onwards);
      socket
        .on('error', () => undefined)
        .pipe(onwards)
        .on('error', () => undefined)
        .pipe(socket);
    });
    return server;
  }

  get port(): string {
    return String((this.way.address() as AddressInfo).port);
  }

  vanish(): void {
    for (const socket of this.visitors) socket.unpipe().on('data', () => socket.resetAndDestroy());
    this.visitors = [];
  }

  close(): void {
    this.way.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

it('answers the next reads when the server of all idle connections is gone, and closes them', async () => {
  const direct = new URL(url);
  const server = await VanishingServer.before(direct);
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = server.port;
  const source = await opened(through.href);
  try {
    await Promise.all(
      Array.from({ length: 4 }, () => source.query('SELECT cars, pg_sleep(0.05) FROM stock')),
    );
    expect(connectionUse(source)).toMatchObject({ idle: 4 });
    server.vanish();
    expect(await source.query(READ, ['red'])).toEqual([{ cars: 1 }]);
    expect(connectionUse(source)).toMatchObject({ busy: 0, idle: 1 });
    // A write goes over a new connection as well.
    expect(await source.query('UPDATE stock SET cars = cars WHERE name = $1', ['red'])).toEqual([[], 1]);
  } finally {
    await source.destroy();
    server.close();
  }
});

it('work that runs on one process at a time ends as it would, when the connection of its lock is lost', async () => {
  const source = await opened(url);
  const held = `SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND application_name = 'lost' AND datname = current_database()`;
  const work = async (): Promise<void> => {
    await watcher.query(`SELECT pg_terminate_backend(pid) FROM (${held}) AS lock`);
    const isGone = async () => ((await watcher.query(held)) as object[]).length === 0 || undefined;
    await until(isGone, { what: 'a lock that is gone', timeoutMs: 2_500 });
    await source.query('SELECT 1');
  };
  await expect(runExclusively(source, 'counting', work)).resolves.toBe(true);
  await expect(runExclusively(source, 'counting', () => Promise.resolve())).resolves.toBe(true);
  await source.destroy();
});
