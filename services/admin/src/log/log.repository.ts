// SQL by hand: every write of staff waits for `insert`, which adds and completes entries in one statement.
import { Injectable } from '@nestjs/common';
import type { LogOrigin, LogPageDto } from '@mall/contracts/admin';
import { DataSource } from 'typeorm';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface LogRow {
  readonly log_id: string;
  readonly origin: LogOrigin;
  readonly is_failure: boolean;
  readonly title: string;
  readonly service: string | null;
  readonly method: string | null;
  readonly path: string | null;
  readonly params: string | null;
  readonly duration_ms: number | null;
  readonly failure: string | null;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly request_id: string | null;
  readonly created_at: Date;
}

/** With `entry_id` when the row may be reported again. */
export type NewLogRow = Omit<LogRow, 'log_id' | 'created_at'> & { readonly entry_id?: string };

const COLUMNS = `log_id, origin, is_failure, title, service, method, path, params, duration_ms, failure, actor_id,
  actor_name, ip, user_agent, request_id, created_at`;
const SORTABLE = {
  id: 'log_id',
  createTime: 'created_at',
  createBy: 'actor_name',
  time: 'duration_ms',
  title: 'title',
};

@Injectable()
export class LogRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: LogPageDto): Promise<{ rows: LogRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `log_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'title', 'path', 'actor_name', 'failure', 'request_id')
      .contains(request.createBy, 'actor_name')
      .when(request.logType, (type) => `is_failure = (${type} = '9')`)
      .when(request.origin, (origin) => `origin = ${origin}`)
      .when(request.serviceId, (service) => `service = ${service}`)
      .when(request.startTime, (time) => `created_at >= ${time}::timestamptz`)
      .when(request.endTime, (time) => `created_at <= ${time}::timestamptz`);
    return queryPage<LogRow>(
      this.dataSource,
      {
        select: COLUMNS,
        from: 'operation_log',
        where,
        sortable: SORTABLE,
        order: 'created_at DESC, log_id DESC',
      },
      request,
    );
  }

  async byId(logId: string): Promise<LogRow | undefined> {
    const rows = (await this.dataSource.query(`SELECT ${COLUMNS} FROM operation_log WHERE log_id = $1`, [
      logId,
    ])) as LogRow[];
    return rows[0];
  }

  async insert(rows: readonly NewLogRow[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO operation_log (origin, is_failure, title, service, method, path, params, duration_ms, failure,
                                  actor_id, actor_name, ip, user_agent, request_id, entry_id)
       SELECT origin, is_failure, title, service, method, path, params, duration_ms, failure, actor_id, actor_name, ip,
              user_agent, request_id, entry_id
         FROM json_populate_recordset(NULL::operation_log, $1)
       ON CONFLICT (entry_id) DO UPDATE SET is_failure = EXCLUDED.is_failure, duration_ms = EXCLUDED.duration_ms,
                                            failure = EXCLUDED.failure`,
      [JSON.stringify(rows)],
    );
  }

  /** Number of rows that a user's browser has reported within the last minute. */
  async reportedLately(actorId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM operation_log
        WHERE actor_id = $1 AND origin = 'client' AND created_at > now() - interval '1 minute'`,
      [actorId],
    )) as { n: number }[];
    return row!.n;
  }

  /** @returns the number of removed rows. */
  async remove(logIds: readonly string[]): Promise<number> {
    const [rows] = (await this.dataSource.query(
      `DELETE FROM operation_log WHERE log_id = ANY($1::bigint[]) RETURNING log_id`,
      [logIds],
    )) as [unknown[], number];
    return rows.length;
  }
}
