import { followed, isTraced } from '@mall/telemetry/tracing';
import pg from 'pg';
import { PreparedQuery, socketOf, type KnownColumns } from './pg-internals.js';

/**
 * Comment for a statement whose best plan depends on its values, such as on how many rows a person has: PostgreSQL then plans it
 * for these values instead of once for any. Statements with patterns need no comment.
 */
export const PLANNED_EACH_TIME = 'planned each time';

/** Statement texts prepared per process; further ones are sent without a name. */
const MOST_PREPARED = 1_000;
/**
 * Statements that search for a pattern, or carry the comment, are sent without a name and hence planned each time. After five uses
 * PostgreSQL would plan a named statement for any value, and then read a whole table in its order to find a rare word.
 */
const PLANNED_BY_VALUES = new RegExp(`\\bI?LIKE\\b|/\\* ${PLANNED_EACH_TIME} \\*/`, 'i');
/** Maximum length of a statement in a span, in characters. */
const LONGEST_TEXT = 1_000;
/** The statement with which TypeORM begins a transaction. */
const BEGIN = 'START TRANSACTION';
/** PostgreSQL's message after a table of a `SELECT *` was altered. */
const RESULT_CHANGED = 'cached plan must not change result type';

/**
 * Own code for speed: a connection that prepares each statement with parameters once, reads the description of its columns once,
 * and sends the beginning of a transaction together with its first statement. `pg-internals.ts` gives the measured gain.
 */
export class FrugalClient extends pg.Client {
  private isBeginDue = false;
  private isGathering = false;
  private readonly columns: KnownColumns = new Map();

  constructor(options?: pg.ClientConfig) {
    super({ ...options, pipeline: true } as pg.ClientConfig);
  }

  /** Handles the two forms that TypeORM uses, a text and a text with parameters; passes others to `pg` unchanged. */
  override query(...input: never[]): never {
    const done = this.execute(input);
    const [text] = input as unknown[];
    if (isTraced() && typeof text === 'string' && done instanceof Promise) follow(text, done);
    return done as never;
  }

  private execute(input: readonly unknown[]): unknown {
    const [text, values] = input;
    const isText = typeof text === 'string' && input.length <= 2;
    if (isText && text === BEGIN) {
      this.isBeginDue = true;
      return Promise.resolve({ command: 'START', rows: [], rowCount: null });
    }
    this.gather();
    if (this.isBeginDue) {
      this.isBeginDue = false;
      // When it fails, the next statement fails too and reports the error.
      super.query(BEGIN).catch(() => undefined);
    }
    if (isText && Array.isArray(values) && values.length > 0) return this.prepared(text, values);
    return (super.query as (...all: unknown[]) => unknown).apply(this, [...input]);
  }

  /** Sends the queries of one turn of the event loop in one write. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    const stream = socketOf(this);
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
        // The next use gets another name and is planned again.
        if (String(failure).includes(RESULT_CHANGED)) names.delete(text);
        reject(failure);
      });
      super.query(query as unknown as pg.Submittable);
    });
  }
}

/** Statement names by text, shared by all connections of the process. */
const names = new Map<string, string>();
let named = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_PREPARED || PLANNED_BY_VALUES.test(text)) return known;
  named += 1;
  names.set(text, `s${named}`);
  return `s${named}`;
}

/** Records a span with the statement's text, which holds no values: they are its parameters. */
function follow(text: string, done: Promise<unknown>): void {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  followed(
    {
      name: verb,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
    },
    done,
  );
}
