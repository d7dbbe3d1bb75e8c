import { Injectable, Logger } from '@nestjs/common';
import type { ClientErrorDto, RecordOperationDto } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ScopeService } from '../scope/scope.service.js';
import { LogRepository, type NewLogEntry } from './log.repository.js';
import type { OperationLog } from './operation-log.entity.js';

/** Maximum number of rows that a browser may report within a minute. */
const REPORTS_A_MINUTE = 200;

@Injectable()
export class LogService {
  private readonly logger = new Logger('StorefrontErrors');
  private readonly buyersReports = new RateLimiterMemory({ points: REPORTS_A_MINUTE, duration: 60 });

  constructor(
    private readonly rows: LogRepository,
    private readonly scopes: ScopeService,
  ) {}

  /** Returns a log entry that the caller may see. @throws platformErrors.notFound */
  async get(caller: Caller, logId: string): Promise<OperationLog> {
    const row = await this.rows.byId(logId);
    if (!row || !(await this.rows.isSeen(row, await this.scopes.of(caller)))) throw platformErrors.notFound();
    return row;
  }

  async record(caller: Caller, request: RecordOperationDto): Promise<void> {
    await this.rows.insert([
      {
        ...actorOf(caller),
        entryId: request.entryId,
        origin: 'operation',
        isFailure: request.failure !== undefined,
        title: request.operation,
        service: request.operation.split('.')[0]!,
        method: request.method,
        path: plainLine(request.path),
        params: request.params === undefined ? null : plainLine(request.params),
        durationMs: request.durationMs,
        failure: request.failure ?? null,
      },
    ]);
  }

  /**
   * Stores errors that a browser reports. Those of buyers go to the service's own log: what a buyer writes must not stand among
   * the entries by which staff judge one another.
   * @throws platformErrors.tooFrequent for too many within a minute
   */
  async report(caller: Caller, errors: readonly ClientErrorDto[]): Promise<void> {
    if (caller.kind === 'buyer') {
      await this.countReports(caller, errors.length);
      for (const error of errors) this.logger.warn(this.toRow(caller, error));
      return;
    }
    if ((await this.rows.reportedLately(caller.userId!)) + errors.length > REPORTS_A_MINUTE)
      throw platformErrors.tooFrequent({ seconds: 60 });
    await this.rows.insert(errors.map((error) => this.toRow(caller, error)));
  }

  private async countReports({ userId }: Caller, count: number): Promise<void> {
    try {
      await this.buyersReports.consume(userId!, count);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw platformErrors.tooFrequent({ seconds: Math.ceil(refusal.msBeforeNext / 1000) });
      throw refusal;
    }
  }

  private toRow(caller: Caller, error: ClientErrorDto): NewLogEntry {
    return {
      ...actorOf(caller),
      origin: 'client',
      isFailure: true,
      title: plainLine(error.message || error.type || 'error').slice(0, 4_000),
      service: 'console',
      method: null,
      path: error.url === undefined ? null : plainLine(error.url),
      params: plainLine([error.type, error.time, error.info].filter(Boolean).join(' · ')) || null,
      durationMs: null,
      failure: error.stack === undefined ? null : plainLine(error.stack, true),
    };
  }
}

function actorOf(
  caller: Caller,
): Pick<NewLogEntry, 'actorId' | 'actorName' | 'ip' | 'userAgent' | 'requestId'> {
  return {
    actorId: caller.userId ?? null,
    actorName: caller.username ?? null,
    ip: caller.ip ?? null,
    userAgent: caller.userAgent === undefined ? null : plainLine(caller.userAgent).slice(0, 1_000),
    requestId: caller.requestId,
  };
}

/**
 * Sanitizes untrusted text for the log: removes tokens and control characters, which could forge entries. Line
 * breaks become `⏎` unless `keepLines` is set.
 */
export function plainLine(text: string, keepLines = false): string {
  // `access_token` and `refresh_token` end in `token`.
  const withoutTokens = text.replace(/((?:token|ticket|code)=)[^&\s#]+/gi, '$1***');
  const breaks = withoutTokens.replace(/\r\n|\r|\n/g, keepLines ? '\n' : ' ⏎ ');

  return breaks.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ');
}
