import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const SEGMENT_BYTES = 16n << 20n;
const SEGMENTS_OF_A_FILE_NUMBER = (1n << 32n) / SEGMENT_BYTES;

/** The parts of PostgreSQL's replication protocol that the driver's types omit. */
interface ReplicationConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
}
interface ReplicationClient extends pg.Client {
  readonly connection: ReplicationConnection;
}

/** The file being written. */
interface Segment {
  readonly number: bigint;
  readonly descriptor: number;
}

/** Name of the receiver among the server's standbys. */
const NAME = 'archive';

/** Parses a log position such as `0/16B3748` as a byte number. */
function byteOf(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

const hex = (number: bigint): string => number.toString(16).toUpperCase().padStart(8, '0');

/**
 * Writes PostgreSQL's log into a folder as it arrives, like `pg_receivewal --synchronous`, which the packaged servers lack: the
 * server acknowledges no commit before its record is in the folder.
 */
export class LogReceiver {
  private file: Segment | undefined;
  private files = 0;
  /** The position after the last written byte. */
  private written = 0n;

  private constructor(
    private readonly client: ReplicationClient,
    private readonly folder: string,
    private readonly timeline: bigint,
  ) {}

  /** Resolves when the server has begun to send; `pool` has administrator rights. */
  static async start(connectionString: string, folder: string, pool: pg.Pool): Promise<LogReceiver> {
    const config: pg.ClientConfig & { replication: string } = {
      connectionString,
      application_name: NAME,
      replication: 'true',
    };
    const client = new pg.Client(config) as ReplicationClient;
    // The connection ends with the server.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ timeline: number; xlogpos: string }>('IDENTIFY_SYSTEM');
    const { timeline, xlogpos } = rows[0]!;
    // The slot makes the server keep unsent log, whatever checkpoints happen.
    await client.query(`CREATE_REPLICATION_SLOT ${NAME} TEMPORARY PHYSICAL RESERVE_WAL`);
    const begin = (byteOf(xlogpos) / SEGMENT_BYTES) * SEGMENT_BYTES;
    const receiver = new LogReceiver(client, folder, BigInt(timeline));
    client.connection.on('copyData', ({ chunk }: { chunk: Buffer }) => receiver.take(chunk));
    const sending = new Promise((resolve) => client.connection.once('replicationStart', resolve));
    const from = `${(begin >> 32n).toString(16)}/${hex(begin & 0xffffffffn)}`;
    const over = client.query(`START_REPLICATION SLOT ${NAME} PHYSICAL ${from}`);
    await Promise.race([sending, over]);
    // The server was killed.
    over.catch(() => undefined);
    await pool.query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
    await pool.query('SELECT pg_reload_conf()');
    return receiver;
  }

  /** Returns the number of segments begun. */
  get segments(): number {
    return this.files;
  }

  /** Called when the server is gone, or about to be stopped. */
  end(): void {
    this.client.connection.stream.destroy();
    if (this.file) closeSync(this.file.descriptor);
    this.file = undefined;
  }

  /** Handles `w`, bytes of the log from a position on, and `k`, the server's position with a request for a reply. */
  private take(message: Buffer): void {
    if (message[0] === 0x77) {
      const [position, bytes] = [message.readBigUInt64BE(1), message.subarray(25)];
      this.write(position, bytes);
      this.written = position + BigInt(bytes.length);
      this.tell();
    } else if (message[0] === 0x6b && message[17] === 1) this.tell();
  }

  /** Not flushed, because only kills are simulated, which the kernel's buffers survive. */
  private write(position: bigint, bytes: Buffer): void {
    const at = Number(position % SEGMENT_BYTES);
    const here = bytes.subarray(0, Number(SEGMENT_BYTES) - at);
    const { descriptor } = this.fileOf(position / SEGMENT_BYTES);
    writeSync(descriptor, here, 0, here.length, at);
    if (here.length < bytes.length) this.write(position + BigInt(here.length), bytes.subarray(here.length));
  }

  /** A segment has its full size from the start, as the server expects when it reads it back. */
  private fileOf(number: bigint): Segment {
    if (this.file?.number === number) return this.file;
    if (this.file) closeSync(this.file.descriptor);
    const [high, low] = [number / SEGMENTS_OF_A_FILE_NUMBER, number % SEGMENTS_OF_A_FILE_NUMBER];
    const descriptor = openSync(join(this.folder, hex(this.timeline) + hex(high) + hex(low)), 'w', 0o644);
    ftruncateSync(descriptor, Number(SEGMENT_BYTES));
    this.files += 1;
    return (this.file = { number, descriptor });
  }

  private tell(): void {
    const answer = Buffer.alloc(34);
    answer[0] = 0x72;
    answer.writeBigUInt64BE(this.written, 1);
    answer.writeBigUInt64BE(this.written, 9);
    this.client.connection.sendCopyFromChunk(answer);
  }
}
