import { followed, isTraced } from '@mall/telemetry/tracing';
import pg from 'pg';
import { actorStatement } from './acting.js';
import { changesRecords } from './record-changes/changing-statements.js';
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
/** The statements with which TypeORM ends a transaction. */
const COMMIT = 'COMMIT';
const ROLLBACK = 'ROLLBACK';
/** PostgreSQL's message after a table of a `SELECT *` was altered. */
const RESULT_CHANGED = 'cached plan must not change result type';

export interface FrugalOptions extends pg.ClientConfig {
  /** Tables whose changes are not recorded; statements that write to these alone are sent without their actor. */
  readonly unrecordedTables?: ReadonlySet<string>;
}

const NO_TABLES: ReadonlySet<string> = new Set();

/**
 * Own code for speed: a connection that prepares each statement with parameters once, reads the description of its columns once,
 * and sends the beginning of a transaction together with its first statement. `pg-internals.ts` gives the measured gain. The actor
 * of `actingAs` travels with the beginning of the transaction, so that it costs no round trip.
 */
export class FrugalClient extends pg.Client {
  private isBeginDue = false;
  private isInTransaction = false;
  private isGathering = false;
  private readonly columns: KnownColumns = new Map();
  private readonly unrecorded: ReadonlySet<string>;

  constructor({ unrecordedTables = NO_TABLES, ...options }: FrugalOptions = {}) {
    super({ ...options, pipeline: true } as pg.ClientConfig);
    this.unrecorded = unrecordedTables;
  }

  /** Handles the two forms that TypeORM uses, a text and a text with parameters; passes others to `pg` unchanged. */
  override query(...input: never[]): never {
    const done = this.execute(input);
    const [text] = input as unknown[];
    if (isTraced() && typeof text === 'string' && done instanceof Promise) follow(text, done);
    return done as never;
  }

  private execute(input: readonly unknown[]): unknown {
    const [text] = input;
    const isText = typeof text === 'string' && input.length <= 2;
    if (isText && text === BEGIN) {
      this.isBeginDue = true;
      this.isInTransaction = true;
      return Promise.resolve({ command: 'START', rows: [], rowCount: null });
    }
    this.gather();
    if (this.isBeginDue) {
      this.isBeginDue = false;
      this.begin(actorStatement());
    } else if (isText && !this.isInTransaction) {
      const actor = actorStatement();
      if (actor && changesRecords(text, this.unrecorded)) return this.alone(input, actor);
    }
    if (text === COMMIT || text === ROLLBACK) this.isInTransaction = false;
    return this.send(input);
  }

  private send(input: readonly unknown[]): unknown {
    const [text, values] = input;
    if (input.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0)
      return this.prepared(text, values);
    return (super.query as (...all: unknown[]) => unknown).apply(this, [...input]);
  }

  /** Begins a transaction; when that fails, the next statement fails too and reports the error. */
  private begin(actor: string | undefined): void {
    super.query(actor ? `${BEGIN}; ${actor}` : BEGIN).catch(() => undefined);
  }

  /** Sends a changing statement as a transaction of its own, for which its actor is set; all in one write. */
  private async alone(input: readonly unknown[], actor: string): Promise<unknown> {
    this.begin(actor);
    const done = this.send(input);
    // After a failure of the statement, COMMIT rolls back and succeeds; what fails at the commit is reported like the statement.
    const [result] = await Promise.all([done, super.query(COMMIT)]);
    return result;
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
