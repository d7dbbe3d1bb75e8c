import { join } from 'node:path';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { isNatsWorking } from '../infrastructure/nats.js';
import { isDatabaseWorking } from '../infrastructure/postgres.js';
import { HealthWatch } from '../process/health-watch.js';
import type { Supervisor } from '../process/supervisor.js';
import { DiskGuard } from './disk-guard.js';

/** Its check fails only when it cannot store, and its restart takes a second. */
const NATS_SILENT_MS = 10_000;

export interface ServerWatchOptions {
  readonly dataDir: string;
  readonly infrastructure: Infrastructure;
  /** The servers that run here; the others are named by URL. */
  readonly servers: readonly Supervisor[];
  readonly services: () => readonly Supervisor[];
  readonly say: (sentence: string) => void;
}

interface ServerCheck {
  readonly server: Supervisor;
  readonly isWorking: () => Promise<boolean>;
  /** Time without a successful check after which the server is restarted. */
  readonly silentMs?: number;
}

/** Watches the disk of a data folder, and restarts PostgreSQL and NATS when they run but do not work. */
export class ServerWatch {
  private readonly disk: DiskGuard;
  private readonly checks: readonly ServerCheck[];
  private readonly watches: readonly HealthWatch[];

  constructor({ dataDir, infrastructure, servers, services, say }: ServerWatchOptions) {
    const find = (name: string): Supervisor | undefined =>
      servers.find((server) => server.process.name === name);
    const { adminDatabaseUrl } = infrastructure;
    const postgres = find('postgres');
    const nats = find('nats');
    this.disk = new DiskGuard({
      folder: dataDir,
      databaseUrl: postgres && adminDatabaseUrl,
      processes: () => [...servers, ...services()],
      say,
    });
    this.checks = [
      ...(postgres ? [{ server: postgres, isWorking: () => isDatabaseWorking(adminDatabaseUrl) }] : []),
      ...(nats
        ? [
            {
              server: nats,
              isWorking: () => isNatsWorking(join(dataDir, 'nats'), nats.process),
              silentMs: NATS_SILENT_MS,
            },
          ]
        : []),
    ];
    this.watches = this.checks.map(({ server, isWorking, silentMs }) => {
      // A restart does not give it space.
      const check = async (): Promise<boolean> => this.disk.isShort || (await isWorking());
      return new HealthWatch(server, { check, say, silentMs });
    });
  }

  /** Returns the names of the servers that do not work at this moment. */
  async notWorking(): Promise<string[]> {
    const found = await Promise.all(
      this.checks.map(async ({ server, isWorking }) =>
        (await isWorking().catch(() => false)) ? [] : [server.process.name],
      ),
    );
    return found.flat();
  }

  stop(): void {
    this.disk.stop();
    for (const watch of this.watches) watch.stop();
  }
}
