import { Controller } from '@nestjs/common';
import {
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
import { LogRepository, type LogRow } from './log.repository.js';
import { LogService } from './log.service.js';

@Controller()
export class LogController implements HandlersOf<typeof adminLogApi> {
  constructor(
    private readonly logs: LogService,
    private readonly rows: LogRepository,
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
  remove({ id }: LogIdDto): Promise<void> {
    return this.logs.remove([id]);
  }

  @Handles(adminLogApi.removeMany)
  removeMany({ ids }: LogIdsDto): Promise<void> {
    return this.logs.remove(ids);
  }

  @Handles(adminLogApi.report)
  report({ logs }: ClientErrorsDto, caller: Caller): Promise<void> {
    return this.logs.report(caller, logs);
  }

  @Handles(adminLogApi.record)
  record(request: RecordOperationDto, caller: Caller): Promise<void> {
    return this.logs.record(caller, request);
  }
}

function toView(row: LogRow): LogView {
  return {
    id: row.log_id,
    origin: row.origin,
    logType: row.is_failure ? '9' : '0',
    title: row.title,
    createBy: row.actor_name,
    userId: row.actor_id,
    remoteAddr: row.ip,
    userAgent: row.user_agent,
    requestUri: row.path,
    method: row.method,
    params: row.params,
    time: row.duration_ms,
    exception: row.failure,
    serviceId: row.service,
    requestId: row.request_id,
    createTime: row.created_at.toISOString(),
  };
}
