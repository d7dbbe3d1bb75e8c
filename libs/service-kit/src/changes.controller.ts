// SQL: changes are read along their indexes, with instants in microseconds.
import { Controller, type Type } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import {
  CHANGE_KINDS,
  changesApis,
  RECORD_NAMES,
  type ChangeRowView,
  type ChangesApi,
  type EventService,
  type FieldChangeView,
  type FindChangesDto,
  type FoundChangesView,
  type RecordChangesDto,
} from '@mall/contracts/messaging';
import { Handles, type HandlersOf } from '@mall/messaging';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';

type Values = Readonly<Record<string, unknown>>;

const kept = rowShape({
  changeId: column.bigint,
  at: column.text,
  act: column.bigint,
  kind: column.oneOf(...CHANGE_KINDS),
  record: column.text,
  recordId: column.text,
  table: column.text,
  rowKey: column.text,
  before: column.nullable(column.json<Values>()),
  after: column.nullable(column.json<Values>()),
  actorKind: column.oneOf('staff', 'buyer', 'merchant', 'anonymous', 'service', 'event', 'timer', 'database'),
  actorId: column.nullable(column.text),
  actorName: column.nullable(column.text),
  ip: column.nullable(column.text),
  requestId: column.nullable(column.text),
  operation: column.nullable(column.text),
  reason: column.nullable(column.text),
});

const counted = rowShape({ total: column.integer });

const COLUMNS = `
  SELECT change_id AS "changeId", to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, xid AS act, kind, record,
         record_id AS "recordId", table_name AS "table", row_key AS "rowKey", before, after, actor_kind AS "actorKind",
         actor_id AS "actorId", actor_name AS "actorName", ip, request_id AS "requestId", operation, reason`;

const HISTORY = `${COLUMNS}
    FROM record_change r
   WHERE record = ANY ($1) AND record_id = $2 AND (r.at, change_id) < ($3::timestamptz, $4::bigint)
   ORDER BY r.at DESC, change_id DESC LIMIT $5`;

const LAST_ID = '9223372036854775807';

/** Longest value of a field; a longer one is cut off. */
const LONGEST = 20_000;

/** Returns a controller with the same handlers for every service, each over the changes that it has recorded. */
export function changesController(service: EventService): Type {
  const api = changesApis[service];

  @Controller()
  class ChangesController implements HandlersOf<ChangesApi> {
    constructor(private readonly dataSource: DataSource) {}

    @Handles(api.ofRecord)
    async ofRecord({
      records,
      recordId,
      before,
      beforeId,
      limit,
    }: RecordChangesDto): Promise<ChangeRowView[]> {
      const rows = await queryRows(this.dataSource, kept, HISTORY, [
        records,
        recordId,
        before ?? 'infinity',
        beforeId ?? LAST_ID,
        limit,
      ]);
      return rows.map(viewOf);
    }

    /**
     * Ids rise with time, so that the newest stand at the end of the primary key, from which frequent changes are read. For rare ones
     * `OFFSET 0` has PostgreSQL read the index of the filter instead.
     */
    @Handles(api.find)
    async find({ limit, ...filter }: FindChangesDto): Promise<FoundChangesView> {
      const { conditions, values } = conditionsOf(filter);
      const passing = `FROM record_change r WHERE ${conditions.join(' AND ')}`;
      const most = MOST_COUNTED + 1;
      const count = `SELECT count(*)::int AS total FROM (SELECT ${passing} LIMIT ${most}) AS counted`;
      const [{ total } = { total: 0 }] = await queryRows(this.dataSource, counted, count, values);
      const source = total < most ? `FROM (SELECT * ${passing} OFFSET 0) AS r` : passing;
      const sql = `${COLUMNS} ${source} ORDER BY change_id DESC LIMIT ${limit}`;
      const rows = await queryRows(this.dataSource, kept, sql, values);
      return { changes: rows.map(viewOf), total };
    }
  }
  return ChangesController;
}

/** SQL of each filter; `?` stands for its value. Seals, of which there is one a minute, tell between which ids the changes of a time are. */
const FILTERS = {
  record: 'record = ?',
  recordId: 'record_id = ?',
  kind: 'kind = ?',
  actorKind: 'actor_kind = ?',
  actorId: 'actor_id = ?',
  field: `kind = 'changed' AND fields @> ARRAY[?]`,
  from: `r.at >= ?::timestamptz AND change_id >= COALESCE(
           (SELECT from_id FROM record_seal WHERE sealed_at >= ?::timestamptz ORDER BY sealed_at LIMIT 1),
           (SELECT max(to_id) FROM record_seal), 0)`,
  // A change at the end of the time may be in a seal some minutes later.
  to: `r.at <= ?::timestamptz AND change_id <= COALESCE(
         (SELECT to_id FROM record_seal WHERE sealed_at > ?::timestamptz + interval '10 minutes' ORDER BY sealed_at LIMIT 1),
         ${LAST_ID})`,
} as const satisfies Record<keyof Omit<FindChangesDto, 'limit'>, string>;

function conditionsOf(filter: Omit<FindChangesDto, 'limit'>) {
  const values: (string | readonly string[])[] = [];
  const conditions = ['true'];
  // The index of records begins with their kind.
  if (filter.recordId !== undefined && filter.record === undefined) {
    values.push(RECORD_NAMES);
    conditions.push('record = ANY ($1)');
  }
  for (const [name, sql] of Object.entries(FILTERS) as [keyof typeof FILTERS, string][]) {
    const value = filter[name];
    if (value === undefined) continue;
    values.push(name === 'field' ? columnOf(value) : value);
    conditions.push(sql.replaceAll('?', `$${values.length}`));
  }
  return { conditions, values };
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function viewOf({ before, after, ...row }: RowOf<typeof kept>): ChangeRowView {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return { ...row, fields: columns.map((name) => fieldOf(name, before?.[name], after?.[name])) };
}

const fieldOf = (name: string, before: unknown, after: unknown): FieldChangeView => ({
  field: name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  before: jsonOf(before),
  after: jsonOf(after),
});

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value).slice(0, LONGEST);
