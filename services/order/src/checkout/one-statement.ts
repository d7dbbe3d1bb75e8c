// SQL: measured. Orders, lines, contracts, history and events of a checkout are one statement.
import { queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';

export type Row = Readonly<Record<string, unknown>>;

const noColumns = rowShape({});

/**
 * Writes rows of several tables in one statement: one round trip, and all of them or none. Rows of one table are
 * written in the sequence in which they are added, so that their generated ids follow it. Names of tables and columns
 * are this service's own.
 */
export class OneStatement {
  private readonly params: unknown[];
  private readonly inserts: string[] = [];
  /** Name of the part that writes the last row of each table. */
  private readonly lastOf = new Map<string, string>();

  /** Nothing is written unless `condition`, a statement that may change rows itself, returns exactly one row. */
  constructor(
    private readonly condition: string,
    params: readonly unknown[],
  ) {
    this.params = [...params];
  }

  insert(table: string, row: Row): void {
    const columns = Object.keys(row);
    const values = columns.map((column) => `$${this.params.push(row[column])}`);
    const part = `row_${this.inserts.length + 1}`;
    // The server runs the parts of a statement in any sequence, unless one reads what another one returns.
    const before = this.lastOf.get(table) ?? 'condition';
    this.lastOf.set(table, part);
    this.inserts.push(
      `${part} AS (INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${before} RETURNING 1)`,
    );
  }

  /** Runs the statement; returns whether the condition held. */
  async run(db: EntityManager): Promise<boolean> {
    const parts = [`condition AS (${this.condition})`, ...this.inserts];
    const sql = `WITH ${parts.join(', ')} SELECT FROM condition`;
    const rows = await queryRows(db, noColumns, sql, this.params);
    return rows.length > 0;
  }
}
