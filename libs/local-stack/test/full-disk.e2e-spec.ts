import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDataFolder } from '../src/launcher/data-folder.js';
import { DiskGuard } from '../src/launcher/disk-guard.js';
import { EmbeddedNats, isNatsWorking, monitoringOf } from '../src/infrastructure/nats.js';
import { EmbeddedPostgres } from '../src/infrastructure/postgres.js';
import { repositoryRoot } from '../src/paths.js';
import { ManagedProcess } from '../src/process/managed-process.js';
import { freeBytesOf } from '../src/process/free-space.js';
import { freePorts } from '../src/process/ports.js';
import { ProcessLedger } from '../src/process/process-ledger.js';
import { SmallDisk } from '../src/process/small-disk.js';
import { Supervisor } from '../src/process/supervisor.js';
import { temporaryFolder, type TemporaryFolder } from '../src/process/temporary-folder.js';
import { until } from '../src/process/until.js';

const MEGABYTE = 1_048_576;
const READ_ONLY = '25006';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder('mall-full-disk-', { onSmallDisk: true });
});
afterAll(() => folder.remove());
afterEach(() => folder.disk?.enlarge());

/** Runs a test with a disk of its own; where there is none, it says so and passes. */
const onSmallDisk = (says: string, test: (disk: SmallDisk) => Promise<void> | void): void =>
  it(
    says,
    async () => {
      if (folder.disk) await test(folder.disk);
      else process.stdout.write(`Not tested, because it needs Linux, root and the right to mount: ${says}\n`);
    },
    60_000,
  );

onSmallDisk('a start is refused with the space that it needs', (disk) => {
  disk.leave(100 * MEGABYTE);
  expect(() => prepareDataFolder(folder.dir)).toThrow(
    /its disk has only \d+ MB left, and a start needs 192 MB\. Free space/,
  );
});

onSmallDisk(
  'processes are started and end on a full disk, and are recorded when there is space',
  async (disk) => {
    const file = join(folder.dir, 'inner.json');
    const ledger = new ProcessLedger(file);
    ledger.claim();
    const start = (): Promise<ManagedProcess> =>
      ManagedProcess.start({
        name: 'child',
        command: process.execPath,
        args: ['-e', 'setInterval(() => {}, 1000)'],
        logFile: join(folder.dir, 'child.log'),
        ledger,
      });
    const first = await start();
    fillUp(disk);
    await first.kill9();
    const second = await start();
    expect(readFileSync(file, 'utf8')).toContain(`"pid": ${first.pid}`);
    disk.enlarge();
    await until(async () => readFileSync(file, 'utf8').includes(`"pid": ${second.pid}`) || undefined, {
      what: 'the record of the second process',
      timeoutMs: 20_000,
    });
    expect(readFileSync(file, 'utf8')).not.toContain(`"pid": ${first.pid}`);
    await second.stop();
  },
);

onSmallDisk('a database refuses changes before its disk is full, and takes them again', async (disk) => {
  const [port] = await freePorts(1);
  const database = await EmbeddedPostgres.start({
    dataDir: join(folder.dir, 'postgres'),
    port: port!,
    password: 'secret',
    logFile: join(folder.dir, 'postgres.log'),
    ledger: folder.ledger,
    ephemeral: true,
  });
  const sentences: string[] = [];
  const say = (sentence: string): void => void sentences.push(sentence);
  const server = new Supervisor(database.process, { say, longestDelayMs: 600_000 });
  const guard = new DiskGuard({
    folder: folder.dir,
    databaseUrl: database.adminUrl,
    processes: () => [server],
    say,
    everyMs: 50,
  });
  const pool = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  pool.on('error', () => undefined);
  const change = (): Promise<string | undefined> =>
    pool.query('INSERT INTO note VALUES (1)').then(
      () => undefined,
      (failure: { code?: string }) => failure.code ?? 'unknown',
    );
  const untilChangeGives = (wanted: string | undefined): Promise<true> =>
    until(async () => (await change()) === wanted || undefined, { what: `${wanted}`, timeoutMs: 30_000 });
  await pool.query('CREATE TABLE note (n INT)');

  disk.leave(64 * MEGABYTE);
  await untilChangeGives(READ_ONLY);
  expect(guard.isShort).toBe(true);
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM note');
  expect(rows).toEqual([{ n: expect.any(Number) }]);
  // Each refusal is logged with its statement: together far more than the space that is left.
  for (let times = 0; times < 128; times += 1)
    await expect(pool.query(`INSERT INTO note VALUES (1) -- ${'x'.repeat(MEGABYTE)}`)).rejects.toThrow(
      'read-only transaction',
    );
  expect(freeBytesOf(folder.dir)).toBeGreaterThan(32 * MEGABYTE);
  expect(server.restarts).toBe(0);
  expect(sentences).toEqual([expect.stringMatching(/has only \d+ MB left\. Nothing is stored until 192 MB/)]);
  disk.enlarge();
  await untilChangeGives(undefined);

  guard.stop();
  await pool.end();
  await server.stop();
});

onSmallDisk(
  'the probe of NATS asks for a restart when there is space for what a stream refuses',
  async (disk) => {
    const [port] = await freePorts(1);
    const dataDir = join(folder.dir, 'nats');
    const nats = await EmbeddedNats.start({
      dataDir,
      port: port!,
      accounts: '',
      publicKeys: {},
      logFile: join(folder.dir, 'nats.log'),
      ledger: folder.ledger,
    });
    const supervisor = new Supervisor(nats.process, { say: () => undefined });
    const probe = async (servers: number, pod = 'nats-0'): Promise<boolean> =>
      passes([servers, new URL(monitoringOf(dataDir, supervisor.process)!).port, folder.dir], pod);
    await say(port!, '$JS.API.STREAM.CREATE.NOTES', '{"name":"NOTES","subjects":["notes"],"storage":"file"}');
    expect(await probe(1)).toBe(true);

    disk.leave(16 * MEGABYTE);
    const isHealthy = () => isNatsWorking(dataDir, supervisor.process);
    await until(
      async () => {
        await say(port!, 'notes', 'x'.repeat(MEGABYTE / 2));
        return !(await isHealthy()) || undefined;
      },
      { what: 'a refused message', timeoutMs: 30_000, everyMs: 1 },
    );
    expect(await probe(1)).toBe(true);
    disk.enlarge();
    expect(await isHealthy()).toBe(false);
    expect(await probe(1)).toBe(false);
    const turns = await Promise.all(['nats-0', 'nats-1', 'nats-2'].map((pod) => probe(3, pod)));
    expect(turns.filter((isPassed) => !isPassed)).toHaveLength(1);

    const { pid } = supervisor.process;
    await supervisor.process.stop();
    await until(
      async () => (supervisor.process.pid !== pid && (await isHealthy().catch(() => false))) || undefined,
      {
        what: 'the restarted server',
        timeoutMs: 30_000,
      },
    );
    expect(await probe(1)).toBe(true);
    await supervisor.stop();
  },
);

it('the probe of NATS lets a server run whose stream only lags', async () => {
  const lagging = `{"status":"error","errors":[{"type":"STREAM","stream":"NOTES","error":"JetStream stream 'NOTES' is not current"}]}`;
  const monitoring = createServer((_, answer) => answer.writeHead(503).end(lagging)).listen(0, '127.0.0.1');
  await once(monitoring, 'listening');
  const { port } = monitoring.address() as AddressInfo;
  expect(await passes([1, port, tmpdir()], 'nats-0')).toBe(true);
  monitoring.close();
});

const PROBE = join(repositoryRoot, 'deploy', 'nats', 'stores.sh');
/** Does what `nc` of the server's image does, which few other machines have. */
const NC = `
const [, , , , host, port] = process.argv;
const socket = require('node:net').connect(Number(port), host);
process.stdin.pipe(socket).pipe(process.stdout);
`;

/** Whether the probe passes with these arguments in a pod of this name. */
async function passes(args: readonly (string | number)[], pod: string): Promise<boolean> {
  const tools = mkdtempSync(join(tmpdir(), 'probe-'));
  const nc = join(tools, 'nc');
  writeFileSync(`${nc}.cjs`, NC);
  // Not as the interpreter of a script: the path of Node may have a space.
  writeFileSync(nc, `#!/bin/sh\nexec '${process.execPath}' '${nc}.cjs' "$@"\n`, { mode: 0o755 });
  // The same moment each time: servers take turns by the clock.
  writeFileSync(join(tools, 'date'), '#!/bin/sh\necho 1800000000\n', { mode: 0o755 });
  const env = { PATH: `${tools}:${process.env['PATH']}`, HOSTNAME: pod };
  const probe = spawn('sh', [PROBE, ...args.map(String)], { env, stdio: 'ignore' });
  const [code] = (await once(probe, 'exit')) as [number];
  rmSync(tools, { recursive: true });
  return code === 0;
}

/** Publishes a message without waiting until it is stored. */
async function say(port: number, subject: string, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`CONNECT {"verbose":false}\r\nPUB ${subject} ${text.length}\r\n${text}\r\nPING\r\n`);
  for await (const chunk of socket) if (String(chunk).includes('PONG')) break;
}

/** Uses the last byte; a disk that has space after the last rounding to pages would take a short file. */
function fillUp(disk: SmallDisk): void {
  disk.leave(0);
  try {
    for (;;) appendFileSync(join(folder.dir, 'ballast'), Buffer.alloc(4_096));
  } catch (failure) {
    expect((failure as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
}
