import { Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { logTypes } from './admin-codes.js';

/** 0 done, 9 failed. */
export const LOG_TYPES = [logTypes.done, logTypes.failed] as const;
export type LogType = (typeof LOG_TYPES)[number];

/** `operation`: staff changed something; `client`: a browser reported an error of its own. */
export const LOG_ORIGINS = ['operation', 'client'] as const;
export type LogOrigin = (typeof LOG_ORIGINS)[number];

export class LogPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({
    optional: true,
    max: 100,
    description: 'Words, each part of a name, path, operation or failure; or the id of a request',
  })
  keyWord?: string;
  @OneOf(LOG_TYPES, { optional: true }) logType?: LogType;
  @OneOf(LOG_ORIGINS, { optional: true }) origin?: LogOrigin;
  @Text({ optional: true, max: 64, kind: 'code' }) serviceId?: string;
  @Text({ optional: true, max: 64 }) createBy?: string;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

export class LogIdDto {
  @Id() id!: string;
}

export class LogIdsDto {
  @ListOfValues('id', { minItems: 1, maxItems: 1_000 }) ids!: string[];
}

export class ClientErrorDto {
  /** The entry's number in the browser's own log; not kept. */
  @Text({ optional: true, max: 64, kind: 'raw' }) id?: string;
  @Text({ optional: true, max: 2_000, kind: 'raw' }) url?: string;
  @Text({ optional: true, max: 64, kind: 'raw' }) time?: string;
  @Text({ optional: true, max: 64, kind: 'raw' }) user?: string;
  @Text({ optional: true, max: 64, kind: 'raw' }) type?: string;
  @Text({ optional: true, max: 4_000, kind: 'raw' }) message?: string;
  @Text({ optional: true, max: 28_000, kind: 'raw' }) stack?: string;
  @Text({ optional: true, max: 4_000, kind: 'raw' }) info?: string;
}

export class ClientErrorsDto {
  @ListOf(() => ClientErrorDto, { minItems: 1, maxItems: 50 }) logs!: ClientErrorDto[];
}

/** One write operation of a member of staff, as recorded by the gateway. */
export class RecordOperationDto {
  /** Identifies this write; a second report with the same id updates its row. */
  @Text({ max: 36, kind: 'raw' }) entryId!: string;
  /** Key of the operation, such as `order.voucher.audit`. */
  @Text({ max: 100, kind: 'raw' }) operation!: string;
  @Text({ max: 10, kind: 'raw' }) method!: string;
  /** Path without query string. */
  @Text({ max: 2_000, kind: 'raw' }) path!: string;
  /** The request as JSON with secrets removed, truncated to this length. */
  @Text({ optional: true, max: 4_000, kind: 'raw' }) params?: string;
  @Int() durationMs!: number;
  /** Key of the error, if any; `platform.timeout` while the outcome is unknown. */
  @Text({ optional: true, max: 200, kind: 'raw' }) failure?: string;
}
