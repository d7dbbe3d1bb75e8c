import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgres, freePorts, npmPostgres, postgresHome, temporaryFolder } from '@mall/local-stack';
import { countRows, type RowCounts } from '../database/row-counts.js';
import { timeOf } from '../names.js';
import { restore } from '../restore.js';
import { openFiles } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { checkFiles } from './check-files.js';

export interface DrillOptions {
  readonly backups: Store;
  readonly identities: readonly string[];
  readonly run?: string | undefined;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

export interface DrillReport {
  readonly run: string;
  readonly lines: readonly string[];
  /** Faults of the backup; none for a good one. */
  readonly faults: readonly string[];
}

/**
 * Restores a backup into a temporary folder, starts a database on it, reads every row of every table, and compares files with their
 * rows. Needs the room of the mall's data, and the private key; it touches no running mall.
 */
export async function drill(options: DrillOptions): Promise<DrillReport> {
  const { say, now = () => new Date() } = options;
  const folder = await temporaryFolder('mall-backup-drill-');
  try {
    const home = postgresHome(npmPostgres(), join(folder.dir, 'postgres'));
    const files = openFiles(pathToFileURL(join(folder.dir, 'objects')).href);
    const restored = await restore({
      ...options,
      databaseFolder: home.dataDir,
      owner: home.account,
      files,
      secretsFile: join(folder.dir, 'secrets.json'),
    });
    trustThisMachine(home.dataDir);
    const [port = 0] = await freePorts(1);
    const server = await EmbeddedPostgres.start({
      dataDir: join(folder.dir, 'postgres'),
      port,
      password: 'not-asked-for',
      logFile: join(folder.dir, 'postgres.log'),
      ledger: folder.ledger,
      ephemeral: true,
    });
    try {
      say('The restored database runs; every row is read');
      const rows = await countRows(server.adminUrl);
      say('Files are compared with their rows');
      const checked = await checkFiles(server.adminUrl, files);
      const hours = (now().getTime() - timeOf(restored.run).getTime()) / 3_600_000;
      return {
        run: restored.run,
        lines: [
          `Backup ${restored.run}, ${hours.toFixed(1)} hours old.`,
          `Database: ${Object.keys(rows).length} tables with ${sumOf(rows)} rows, all readable.`,
          ...differences(restored.rows, rows),
          `Files: ${restored.files} with ${megabytes(restored.bytes)}; ${checked.right} of ${checked.rows} rows have their file, ` +
            'with the right size and SHA-256.',
        ],
        faults: [...missingTables(restored.rows, rows), ...checked.faults],
      };
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

/** The copy knows the passwords of the mall's server and its certificates, and this process does not; it listens on loopback alone. */
function trustThisMachine(dataDir: string): void {
  writeFileSync(join(dataDir, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n');
  for (const name of ['postgresql.conf', 'postgresql.auto.conf']) writeFileSync(join(dataDir, name), '');
}

const sumOf = (rows: RowCounts): number => Object.values(rows).reduce((sum, count) => sum + count, 0);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Shows what was written between the count and the end of the copy: no fault. */
function differences(counted: RowCounts, restored: RowCounts): readonly string[] {
  const changed = Object.keys(counted).filter(
    (table) => table in restored && restored[table] !== counted[table],
  );
  if (changed.length === 0) return ['Every table has as many rows as when the backup began.'];
  const shown = changed.slice(0, 10).map((table) => `${table} ${counted[table]} → ${restored[table]}`);
  return [
    `Changed while the backup was made: ${shown.join(', ')}${changed.length > 10 ? ' and others' : ''}.`,
  ];
}

const missingTables = (counted: RowCounts, restored: RowCounts): readonly string[] =>
  Object.keys(counted)
    .filter((table) => !(table in restored))
    .map((table) => `The table ${table} is missing.`);
