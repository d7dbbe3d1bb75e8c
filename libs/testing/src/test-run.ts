import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePorts,
  type Infrastructure,
  startInfrastructure,
  temporaryFolder,
  type TemporaryFolder,
} from '@mall/local-stack';
import { type BrokerTemplate, prepareBroker } from './broker-template.js';
import { createTables } from './tables-template.js';

/** Addresses of the servers that all test files share, and the templates from which each file's own servers start. */
export interface SharedServers {
  readonly dir: string;
  readonly adminDatabaseUrl: string;
  readonly databaseUrls: Infrastructure['databaseUrls'];
  readonly broker: BrokerTemplate;
}

/** The servers of one test run: a PostgreSQL with the templates of each file's database. */
export class TestRun {
  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly infrastructure: Infrastructure,
    private readonly broker: BrokerTemplate,
  ) {}

  static async start(): Promise<TestRun> {
    const folder = await temporaryFolder('mall-test-');
    mkdirSync(join(folder.dir, 'environments'));
    const [postgres = 0, nats = 0, storage = 0] = await freePorts(3);
    const broker = await prepareBroker(join(folder.dir, 'broker'), folder.ledger);
    const infrastructure = await startInfrastructure({
      dataDir: folder.dir,
      ledger: folder.ledger,
      ports: { postgres, nats, storage },
      // Every test file has its own NATS server, so that files cannot answer each other's requests.
      external: { natsUrl: 'nats://each-file-has-its-own', storageUrl: 'file:///each-file-has-its-own' },
      keepsStreams: false,
      ephemeral: true,
    });
    await createTables(infrastructure);
    return new TestRun(folder, infrastructure, broker);
  }

  get shared(): SharedServers {
    const { adminDatabaseUrl, databaseUrls } = this.infrastructure;
    return { dir: this.folder.dir, adminDatabaseUrl, databaseUrls, broker: this.broker };
  }

  async stop(): Promise<void> {
    await this.infrastructure.stop();
    await this.folder.remove();
  }
}
