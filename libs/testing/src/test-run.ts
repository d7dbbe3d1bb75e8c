import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, type Infrastructure, ProcessLedger, startInfrastructure } from '@mall/local';

const PREFIX = 'mall-test-';
const LEDGER = 'processes.json';

/** What a test file needs to know of the servers that all test files share. */
export interface SharedServers {
  readonly dir: string;
  readonly adminDatabaseUrl: string;
  readonly databaseUrls: Infrastructure['databaseUrls'];
}

/** The servers of one test run: a PostgreSQL whose database `mall` is the template of every file's own. */
export class TestRun {
  private constructor(
    readonly dir: string,
    private readonly infrastructure: Infrastructure,
  ) {}

  static async start(): Promise<TestRun> {
    await sweepDeadRuns();
    const dir = mkdtempSync(join(tmpdir(), PREFIX));
    // PostgreSQL may run under an account of its own, which has to pass through.
    chmodSync(dir, 0o711);
    mkdirSync(join(dir, 'rooms'));
    const [postgres = 0, nats = 0, storage = 0] = await freePorts(3);
    const infrastructure = await startInfrastructure({
      dataDir: dir,
      ports: { postgres, nats, storage },
      // Every test file has a NATS server of its own: two files must not answer each other's requests.
      external: { natsUrl: 'nats://each-file-has-its-own', storageUrl: 'file:///each-file-has-its-own' },
      ledger: new ProcessLedger(join(dir, LEDGER)),
      ephemeral: true,
    });
    return new TestRun(dir, infrastructure);
  }

  get shared(): SharedServers {
    const { adminDatabaseUrl, databaseUrls } = this.infrastructure;
    return { dir: this.dir, adminDatabaseUrl, databaseUrls };
  }

  async stop(): Promise<void> {
    await sweepRooms(this.dir);
    await this.infrastructure.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Ends what test runs left behind that were killed before they could do it. */
async function sweepDeadRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const dir = join(tmpdir(), name);
    if (ProcessLedger.owner(join(dir, LEDGER))) continue;
    await sweepRooms(dir);
    await new ProcessLedger(join(dir, LEDGER)).sweep();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function sweepRooms(dir: string): Promise<void> {
  for (const room of readdirSync(join(dir, 'rooms'))) {
    await new ProcessLedger(join(dir, 'rooms', room, LEDGER)).sweep();
  }
}
