import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import {
  EmbeddedPostgres,
  freePorts,
  type Infrastructure,
  npmPostgres,
  type PostgresHome,
  postgresHome,
  ProcessLedger,
  Secrets,
  startInfrastructure,
  storingServices,
} from '@mall/local-stack';
import { builtSchema, migratedSchema } from '@mall/testing/schema';
import { type Files, openFiles } from '../src/store/open-store.js';

/** A database with the tables of all services, on a server of its own, and a folder of files: what a backup copies. */
export class BackedMall {
  private constructor(
    readonly dir: string,
    readonly infrastructure: Infrastructure,
  ) {}

  static async start(dir: string): Promise<BackedMall> {
    mkdirSync(dir, { recursive: true });
    const [postgres = 0, nats = 0, storage = 0] = await freePorts(3);
    const infrastructure = await startInfrastructure({
      dataDir: dir,
      ports: { postgres, nats, storage },
      external: { natsUrl: 'nats://not-needed', storageUrl: pathToFileURL(join(dir, 'objects')).href },
      keepsStreams: false,
      ephemeral: true,
    });
    for (const service of storingServices) {
      const dataSource = await migratedSchema(
        infrastructure.databaseUrls[service],
        await builtSchema(service),
      );
      await dataSource.destroy();
    }
    // As deploy/postgres/backup-role.sh does.
    await queried(
      infrastructure.adminDatabaseUrl,
      `CREATE ROLE mall_backup LOGIN REPLICATION PASSWORD 'drawn'; GRANT pg_read_all_data TO mall_backup`,
    );
    return new BackedMall(dir, infrastructure);
  }

  /** The database as the role that makes backups. */
  get databaseUrl(): string {
    const url = new URL(this.infrastructure.adminDatabaseUrl);
    return Object.assign(url, { username: 'mall_backup', password: 'drawn' }).href;
  }

  get files(): Files {
    return openFiles(this.infrastructure.storageUrl);
  }

  get secretsFile(): string {
    return join(this.dir, 'secrets.json');
  }

  /** Stores a file with its row. */
  async addFile(key: string, content: Buffer, isPublic = false): Promise<void> {
    const path = this.pathOf(key, isPublic);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.query(
      `INSERT INTO file.file (key, state, purpose, is_public, origin_name, content_type, size_bytes, sha256, source_sha256)
       VALUES ($1, 'stored', 'document', $2, $1, 'image/webp', $3, $4, $4)`,
      [key, isPublic, content.length, sha256],
    );
  }

  pathOf(key: string, isPublic = false): string {
    return join(fileURLToPath(this.infrastructure.storageUrl), isPublic ? 'public' : 'private', key);
  }

  query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return queried<Row>(this.infrastructure.adminDatabaseUrl, sql, values);
  }

  stop(): Promise<void> {
    return this.infrastructure.stop();
  }
}

export async function queried<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql, [...values]).finally(() => client.end());
  return rows;
}

/** Returns everything in a database that a restore has to bring back, as text that can be compared. */
export async function contentOf(url: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  const tables = await queried<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  for (const { name } of tables)
    content[name] = await queried(
      url,
      `SELECT count(*)::int, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) FROM ${name} AS t`,
    );
  const catalogues = {
    sequences: `SELECT schemaname, sequencename, last_value::text FROM pg_sequences ORDER BY 1, 2`,
    roles: `SELECT rolname, rolsuper, rolcanlogin, rolreplication, rolpassword FROM pg_authid ORDER BY 1`,
    settings: `SELECT setrole::regrole::text, setconfig FROM pg_db_role_setting ORDER BY 1`,
    members: `SELECT roleid::regrole::text, member::regrole::text FROM pg_auth_members ORDER BY 1, 2`,
    rights: `SELECT relnamespace::regnamespace::text, relname, relkind::text, relowner::regrole::text, relacl::text
             FROM pg_class ORDER BY 1, 2`,
    schemas: `SELECT nspname, nspowner::regrole::text, nspacl::text FROM pg_namespace
              WHERE nspname NOT LIKE 'pg\\_temp%' AND nspname NOT LIKE 'pg\\_toast\\_temp%' ORDER BY 1`,
    triggers: `SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) FROM pg_trigger ORDER BY 1, 2`,
    functions: `SELECT oid::regprocedure::text, md5(prosrc) FROM pg_proc ORDER BY 1`,
  };
  for (const [name, sql] of Object.entries(catalogues)) content[name] = await queried(url, sql);
  return content;
}

/** Returns the place of a database in a data folder, with the account of its server. */
export const homeIn = (dir: string): PostgresHome => postgresHome(npmPostgres(), join(dir, 'postgres'));

/** Runs `work` with a server on a restored data folder, with the passwords of its secrets. */
export async function withServer<T>(dir: string, work: (url: string) => Promise<T>): Promise<T> {
  const [port = 0] = await freePorts(1);
  const server = await EmbeddedPostgres.start({
    dataDir: join(dir, 'postgres'),
    port,
    password: new Secrets(join(dir, 'secrets.json')).key('database.admin'),
    logFile: join(dir, 'postgres.log'),
    ledger: new ProcessLedger(join(dir, 'processes.json')),
    ephemeral: true,
  });
  return work(server.adminUrl).finally(() => server.stop());
}
