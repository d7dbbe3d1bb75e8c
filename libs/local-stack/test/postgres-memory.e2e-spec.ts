import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres, isDatabaseWorking } from '../src/infrastructure/postgres.js';
import { HealthWatch } from '../src/process/health-watch.js';
import { freePorts } from '../src/process/ports.js';
import { ProcessLedger } from '../src/process/process-ledger.js';
import { Supervisor } from '../src/process/supervisor.js';
import { temporaryFolder, type TemporaryFolder } from '../src/process/temporary-folder.js';
import { until } from '../src/process/until.js';

let folder: TemporaryFolder;
let database: EmbeddedPostgres;

beforeAll(async () => {
  folder = await temporaryFolder('mall-postgres-');
  const [port] = await freePorts(1);
  database = await EmbeddedPostgres.start({
    dataDir: join(folder.dir, 'postgres'),
    port: port!,
    password: 'secret',
    logFile: join(folder.dir, 'postgres.log'),
    ledger: new ProcessLedger(join(folder.dir, 'processes.json')),
    ephemeral: true,
  });
}, 120_000);
afterAll(() => folder.remove());

/** Returns the shared memory segments that only this server has; Linux lists them below `/dev/shm`. */
function segmentsOf(pid: number): readonly string[] {
  const parentOf = (process: string): string =>
    /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1] ?? '';
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/status`));
  const server = own.filter((name) => name === String(pid) || parentOf(name) === String(pid));
  const mapped = server.flatMap(
    (name) => readFileSync(`/proc/${name}/maps`, 'utf8').match(/\/dev\/shm\/PostgreSQL\.\d+/g) ?? [],
  );
  return [...new Set(mapped)];
}

/** Deletes the segments. Where shared memory has no files, suspends the server: it accepts connections, but never answers. */
function loseMemory(pid: number): void {
  if (process.platform !== 'linux') return void process.kill(pid, 'SIGSTOP');
  const segments = segmentsOf(pid);
  expect(segments).not.toEqual([]);
  for (const segment of segments) rmSync(segment);
}

it('a database server that has lost its shared memory is restarted, and works again', async () => {
  const before = database.process.pid;
  const sentences: string[] = [];
  const say = (sentence: string): void => void sentences.push(sentence);
  const supervisor = new Supervisor(database.process, { say, longestDelayMs: 500 });
  let passed = 0;
  const check = async (): Promise<boolean> => {
    const works = await isDatabaseWorking(database.adminUrl);
    if (works) passed += 1;
    return works;
  };
  const watch = new HealthWatch(supervisor, { check, say, everyMs: 200, silentMs: 3_000, startMs: 120_000 });
  const within = { timeoutMs: 60_000 };
  try {
    await until(async () => passed > 1 || undefined, { what: 'a passed health check', ...within });
    loseMemory(before);
    expect(await isDatabaseWorking(database.adminUrl)).toBe(false);
    await until(async () => supervisor.process.pid !== before || undefined, {
      what: 'the restart',
      ...within,
    });
    await until(async () => (await check()) || undefined, { what: 'the database', ...within });
    expect(sentences[0]).toContain('postgres has not passed its health check');
  } finally {
    watch.stop();
    await supervisor.stop();
  }
}, 180_000);
