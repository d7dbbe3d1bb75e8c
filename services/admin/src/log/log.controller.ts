import { Controller } from '@nestjs/common';
import {
  adminErrors,
  adminLogApi,
  type ClientErrorsDto,
  type LogIdDto,
  type LogIdsDto,
  type LogPageDto,
  type LogView,
  type RecordOperationDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { ScopeService } from '../scope/scope.service.js';
import { actionWords } from './action-words.js';
import { LogRetentionService } from './log-retention.service.js';
import { LogRepository } from './log.repository.js';
import { LogService } from './log.service.js';
import type { OperationLog } from './operation-log.entity.js';

@Controller()
export class LogController implements HandlersOf<typeof adminLogApi> {
  constructor(
    private readonly logs: LogService,
    private readonly rows: LogRepository,
    private readonly retention: LogRetentionService,
    private readonly scopes: ScopeService,
  ) {}

  @Handles(adminLogApi.page)
  async page(request: LogPageDto, caller: Caller): Promise<AdminPage<LogView>> {
    const { rows, total } = await this.rows.page(request, await this.scopes.of(caller));
    const names = await this.rows.namesOf(rows);
    return adminPage(
      rows.map((row) => toView(row, names, caller.locale)),
      total,
      request,
    );
  }

  @Handles(adminLogApi.one)
  async one({ id }: LogIdDto, caller: Caller): Promise<LogView> {
    const row = await this.logs.get(caller, id);
    return toView(row, await this.rows.namesOf([row]), caller.locale);
  }

  @Handles(adminLogApi.remove)
  remove(_: LogIdDto): Promise<void> {
    return this.refuseRemoval();
  }

  @Handles(adminLogApi.removeMany)
  removeMany(_: LogIdsDto): Promise<void> {
    return this.refuseRemoval();
  }

  @Handles(adminLogApi.report)
  report({ logs }: ClientErrorsDto, caller: Caller): Promise<void> {
    return this.logs.report(caller, logs);
  }

  @Handles(adminLogApi.record)
  record(request: RecordOperationDto, caller: Caller): Promise<void> {
    return this.logs.record(caller, request);
  }

  /** Refuses to remove entries: the prescribed paths exist and answer why nothing is removed. @throws adminErrors.logIsKept */
  private async refuseRemoval(): Promise<void> {
    throw adminErrors.logIsKept({ days: await this.retention.days() });
  }
}

function toView(row: OperationLog, names: ReadonlyMap<string, string>, locale: Locale): LogView {
  return {
    id: row.logId,
    origin: row.origin,
    logType: row.isFailure ? '9' : '0',
    title: row.title,
    action: row.origin === 'operation' ? (actionWords(row.title, locale) ?? null) : null,
    createBy: row.actorName,
    createByName: (row.actorId && names.get(row.actorId)) || null,
    userId: row.actorId,
    remoteAddr: row.ip,
    userAgent: row.userAgent,
    requestUri: row.path,
    method: row.method,
    params: row.params,
    time: row.durationMs,
    exception: row.failure,
    serviceId: row.service,
    requestId: row.requestId,
    createTime: row.createdAt.toISOString(),
  };
}
