import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { Socket } from 'node:net';
import pg from 'pg';
import { BackupError, reasonOf } from '../failure.js';

/** The parts of the driver that its types omit. */
interface ReplicationClient extends pg.Client {
  readonly connection: pg.Connection & { readonly stream: Socket };
}

const NEW_ARCHIVE = 'n'.charCodeAt(0);
const DATA = 'd'.charCodeAt(0);

/**
 * Returns the files of a running server as a tar, by PostgreSQL's replication protocol (`BASE_BACKUP`), as `pg_basebackup` gets them:
 * all schemas, roles and rights as they were at the end of the copy, with the write-ahead log that a server needs to start from it.
 * The server verifies its checksums while it reads.
 */
export async function openBaseBackup(connectionString: string): Promise<Readable> {
  const config: pg.ClientConfig & { replication: string } = {
    connectionString,
    application_name: 'mall-backup',
    replication: 'true',
  };
  const client = new pg.Client(config) as ReplicationClient;
  // A lost connection rejects the running query as well.
  client.on('error', () => undefined);
  await client.connect().catch((failure: unknown) => {
    throw new BackupError(`The database cannot be copied: ${reasonOf(failure)}. ${ADVICE}`);
  });
  try {
    // The temporary slot makes the server keep the log until the copy has ended.
    const slot = `mall_backup_${randomBytes(6).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);
  } catch (failure) {
    await client.end();
    throw new BackupError(`The database cannot be copied: ${reasonOf(failure)}. ${ADVICE}`);
  }
  return copied(client);
}

const ADVICE =
  'DATABASE_URL has to name a role with the attribute REPLICATION (deploy/postgres/backup-role.sh creates it), and pg_hba.conf ' +
  'has to allow it to connect for replication.';

function copied(client: ReplicationClient): Readable {
  const { connection } = client;
  const archive = new PassThrough();
  let archives = 0;
  connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    if (chunk[0] === NEW_ARCHIVE && (archives += 1) > 1)
      archive.destroy(
        new BackupError('The database has tablespaces, which this backup does not copy: use pg_basebackup.'),
      );
    // The driver reuses its buffer.
    if (chunk[0] !== DATA || archive.destroyed || archive.write(Buffer.from(chunk.subarray(1)))) return;
    // Messages that have arrived still come, so this is called again before it drains.
    connection.stream.pause();
  });
  archive.on('drain', () => connection.stream.resume());
  // Resolves after the end of the copy, which the server reports apart from the data.
  client.query(`BASE_BACKUP (LABEL 'mall', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`).then(
    () => archive.end(),
    (failure: unknown) =>
      archive.destroy(new BackupError(`The copy of the database was interrupted: ${reasonOf(failure)}.`)),
  );
  archive.once('close', () => connection.stream.destroy());
  return archive;
}
