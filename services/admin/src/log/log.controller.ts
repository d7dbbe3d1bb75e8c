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
  ) {}

  @Handles(adminLogApi.page)
  async page(request: LogPageDto): Promise<AdminPage<LogView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(rows.map(toView), total, request);
  }

  @Handles(adminLogApi.one)
  async one({ id }: LogIdDto): Promise<LogView> {
    return toView(await this.logs.get(id));
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

  /** The prescribed paths exist and say why nothing is removed. @throws adminErrors.logIsKept */
  private async refuseRemoval(): Promise<void> {
    throw adminErrors.logIsKept({ days: await this.retention.days() });
  }
}

function toView(row: OperationLog): LogView {
  return {
    id: row.logId,
    origin: row.origin,
    logType: row.isFailure ? '9' : '0',
    title: row.title,
    createBy: row.actorName,
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
