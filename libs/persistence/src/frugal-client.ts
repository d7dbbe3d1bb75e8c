import type { Duplex } from 'node:stream';
import pg from 'pg';
import { PreparedQuery, type KnownColumns } from './prepared-query.js';

/** Texts that are prepared; a process that makes up more than this sends the others as they are. */
const MOST_PREPARED = 1_000;
/** What TypeORM begins a transaction with. */
const BEGIN = 'START TRANSACTION';
/** A table was altered under a statement that answers with all of its columns. */
const RESULT_CHANGED = 'cached plan must not change result type';

/**
 * A connection that spares PostgreSQL what it need not do twice. A statement with parameters is parsed and planned
 * once for each connection, and tells once what it answers with; the beginning of a transaction travels together with
 * its first statement.
 */
export class FrugalClient extends pg.Client {
  private isBeginDue = false;
  private isGathering = false;
  private readonly columns: KnownColumns = new Map();

  constructor(options?: pg.ClientConfig) {
    super({ ...options, pipeline: true } as pg.ClientConfig);
  }

  /** Only the two forms that TypeORM uses are looked at: a text, and a text with its parameters. */
  override query(...input: never[]): never {
    return this.frugally(input) as never;
  }

  private frugally(input: readonly unknown[]): unknown {
    const [text, values] = input;
    const isText = typeof text === 'string' && input.length <= 2;
    if (isText && text === BEGIN) {
      this.isBeginDue = true;
      return Promise.resolve({ command: 'START', rows: [], rowCount: null });
    }
    this.gather();
    if (this.isBeginDue) {
      this.isBeginDue = false;
      // When it fails, so does what follows it, and that is where it is heard.
      super.query(BEGIN).catch(() => undefined);
    }
    if (isText && Array.isArray(values) && values.length > 0) return this.prepared(text, values);
    return (super.query as (...all: unknown[]) => unknown).apply(this, [...input]);
  }

  /** What is asked for in one turn goes out in one write. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }

  private prepared(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text);
    if (!name) return super.query({ text, values: [...values] });
    return new Promise((resolve, reject) => {
      const query = new PreparedQuery({ name, text, values }, this.columns, (failure, result) => {
        if (!failure) return resolve(result);
        // Under another name it is planned anew the next time.
        if (String(failure).includes(RESULT_CHANGED)) names.delete(text);
        reject(failure);
      });
      super.query(query as unknown as pg.Submittable);
    });
  }
}

/** By text, the same for all connections of the process. */
const names = new Map<string, string>();
let named = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED) return known;
  named += 1;
  names.set(text, `s${named}`);
  return `s${named}`;
}
