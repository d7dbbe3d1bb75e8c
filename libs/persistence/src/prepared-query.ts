import pg from 'pg';

export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement answers with, in the form that `pg` reads rows with. */
interface Columns {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** Of one connection, by the name of the statement; `null` of those that answer with no rows. */
export type KnownColumns = Map<string, Columns | null>;

interface Wire {
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  bind(portal: { readonly statement: string; readonly values: readonly unknown[] }): void;
  execute(): void;
  sync(): void;
}

/** The part of `pg.Query` that speaks with the server; its types leave it out. */
interface Dialogue {
  readonly _result: Columns;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleRowDescription(message: unknown): void;
  handleCommandComplete(message: unknown, wire: unknown): void;
}

type Callback = (failure: Error | undefined, result: pg.QueryResult) => void;

const Query = pg.Query as unknown as new (statement: Statement, none: undefined, done: Callback) => Dialogue;
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * A prepared statement that is described to a connection once. PostgreSQL promises that what it answers with stays
 * the same there, and of a row found by its key the description is longer than the row.
 */
export class PreparedQuery extends Query {
  private readonly name: string;
  private readonly values: readonly unknown[];

  /** @throws what a value throws that has no form in SQL; nothing has been sent then. */
  constructor(
    { name, text, values }: Statement,
    private readonly columns: KnownColumns,
    done: Callback,
  ) {
    const plain = values.map((value) => prepareValue(value));
    super({ name, text, values: plain }, undefined, done);
    this.name = name;
    this.values = plain;
  }

  override prepare(wire: Wire): void {
    const columns = this.columns.get(this.name);
    if (columns === undefined || wire.parsedStatements[this.name] === undefined) {
      super.prepare(wire);
      return;
    }
    if (columns) Object.assign(this._result, columns);
    this._accumulateRows = true;
    wire.bind({ statement: this.name, values: this.values });
    wire.execute();
    wire.sync();
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleCommandComplete(message: unknown, wire: unknown): void {
    if (!this.columns.has(this.name)) this.columns.set(this.name, null);
    super.handleCommandComplete(message, wire);
  }
}
