// SQL: the history of a record is read along its index, with instants in microseconds.
import { Controller, type Type } from '@nestjs/common';
import {
  changesApis,
  type ChangeRowView,
  type ChangesApi,
  type EventService,
  type FieldChangeView,
  type RecordChangesDto,
} from '@mall/contracts/messaging';
import { Handles, type HandlersOf } from '@mall/messaging';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';

type Values = Readonly<Record<string, unknown>>;

const kept = rowShape({
  id: column.bigint,
  at: column.text,
  act: column.bigint,
  kind: column.oneOf('added', 'changed', 'removed', 'emptied'),
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

const HISTORY = `
  SELECT change_id AS id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, xid AS act, kind, record,
         record_id AS "recordId", table_name AS "table", row_key AS "rowKey", before, after, actor_kind AS "actorKind",
         actor_id AS "actorId", actor_name AS "actorName", ip, request_id AS "requestId", operation, reason
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
  }
  return ChangesController;
}

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
