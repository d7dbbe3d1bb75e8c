import { Injectable } from '@nestjs/common';
import type { CreateTariffDto, TariffKind, TariffPageDto, UpdateTariffDto } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import type { TariffRecord, TariffTable, TariffTables } from './tariff.js';

/** Customs work by the clock of the border. */
const TODAY = `(now() AT TIME ZONE 'Asia/Vladivostok')::date`;

/** Of two versions for the same day the later entry counts: that is how a mistake is corrected. */
const SELECT = `SELECT table_id AS "tableId", kind, to_char(valid_from, 'YYYY-MM-DD') AS "validFrom", source,
  source_url AS "sourceUrl", remarks, rows, entered_by AS "enteredBy", created_at AS "createdAt",
  valid_from > ${TODAY} AS "isEditable",
  table_id = (SELECT o.table_id FROM tariff_table o WHERE o.kind = t.kind AND o.valid_from <= ${TODAY}
               ORDER BY o.valid_from DESC, o.table_id DESC LIMIT 1) IS TRUE AS "isInForce"
  FROM tariff_table t`;

/** For so long a replica may serve tables without one that another replica has added. */
const FRESH_MS = 5_000;

interface Known {
  readonly at: number;
  readonly tables: Promise<TariffTables>;
}

@Injectable()
export class TariffRepository {
  private known: Known | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** Today's day at the border, and the tables that hold on it; at most five seconds old. */
  async inForce(): Promise<TariffTables> {
    if (!this.known || Date.now() - this.known.at > FRESH_MS) {
      const known = { at: Date.now(), tables: this.readInForce() };
      this.known = known;
      known.tables.catch(() => (this.known = undefined));
    }
    return this.known.tables;
  }

  async find(tableId: string): Promise<TariffRecord | undefined> {
    const [record] = (await this.dataSource.query(`${SELECT} WHERE table_id = $1`, [
      tableId,
    ])) as TariffRecord[];
    return record;
  }

  /** Since when the version in force has been in force, `yyyy-MM-dd`; `undefined` while there is none. */
  async inForceSince(kind: TariffKind): Promise<string | undefined> {
    const [{ since }] = (await this.dataSource.query(
      `SELECT to_char(max(valid_from), 'YYYY-MM-DD') AS since FROM tariff_table
        WHERE kind = $1 AND valid_from <= ${TODAY}`,
      [kind],
    )) as [{ since: string | null }];
    return since ?? undefined;
  }

  async page(request: TariffPageDto): Promise<{ rows: TariffRecord[]; total: number }> {
    const { ids, kind, isInForce, size, current } = request;
    const filtered = `(${SELECT}) found WHERE ($1::bigint[] IS NULL OR "tableId" = ANY($1))
      AND ($2::text IS NULL OR kind = $2) AND ($3::boolean IS NULL OR "isInForce" = $3)`;
    const params = [ids ?? null, kind ?? null, isInForce ?? null];
    const [count] = (await this.dataSource.query(`SELECT count(*)::int AS n FROM ${filtered}`, params)) as {
      n: number;
    }[];
    const rows = (await this.dataSource.query(
      `SELECT * FROM ${filtered} ORDER BY kind, "validFrom" DESC, "tableId" DESC LIMIT $4 OFFSET $5`,
      [...params, size, (current - 1) * size],
    )) as TariffRecord[];
    return { rows, total: count!.n };
  }

  async create(table: CreateTariffDto, enteredBy: string): Promise<string> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO tariff_table (kind, valid_from, source, source_url, remarks, rows, entered_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING table_id`,
      [
        table.kind,
        table.validFrom,
        table.source,
        table.sourceUrl ?? null,
        table.remarks ?? null,
        JSON.stringify(table.rows),
        enteredBy,
      ],
    )) as { table_id: string }[];
    this.known = undefined;
    return row!.table_id;
  }

  /** False when the table is in force by now. */
  async update(change: UpdateTariffDto): Promise<boolean> {
    const [, changed] = (await this.dataSource.query(
      `UPDATE tariff_table SET valid_from = COALESCE($2::date, valid_from), source = COALESCE($3, source),
         source_url = COALESCE($4, source_url), remarks = COALESCE($5, remarks), rows = COALESCE($6::jsonb, rows)
        WHERE table_id = $1 AND valid_from > ${TODAY}`,
      [
        change.tableId,
        change.validFrom ?? null,
        change.source ?? null,
        change.sourceUrl ?? null,
        change.remarks ?? null,
        change.rows ? JSON.stringify(change.rows) : null,
      ],
    )) as [unknown, number];
    this.known = undefined;
    return changed === 1;
  }

  async remove(tableId: string): Promise<boolean> {
    const [, removed] = (await this.dataSource.query(
      `DELETE FROM tariff_table WHERE table_id = $1 AND valid_from > ${TODAY}`,
      [tableId],
    )) as [unknown, number];
    return removed === 1;
  }

  private async readInForce(): Promise<TariffTables> {
    const tables = (await this.dataSource.query(
      `SELECT DISTINCT ON (kind) table_id AS "tableId", kind, to_char(valid_from, 'YYYY-MM-DD') AS "validFrom", source,
         source_url AS "sourceUrl", remarks, rows FROM tariff_table WHERE valid_from <= ${TODAY}
        ORDER BY kind, valid_from DESC, table_id DESC`,
    )) as TariffTable[];
    return Object.fromEntries(tables.map((table) => [table.kind as TariffKind, table]));
  }
}
