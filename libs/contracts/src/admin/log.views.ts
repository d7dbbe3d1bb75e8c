import { Id, Instant, Int, OneOf, Text } from '@mall/validation';
import { LOG_ORIGINS, LOG_TYPES, type LogOrigin, type LogType } from './log.dto.js';

export class LogView {
  @Id() id!: string;
  @OneOf(LOG_ORIGINS) origin!: LogOrigin;
  @OneOf(LOG_TYPES) logType!: LogType;
  /** The operation, or the message of a browser's error. */
  @Text({ max: 4_000 }) title!: string;
  /** Description of the action in the language of the caller; null for a browser's error. */
  @Text({ optional: true, max: 300 }) action!: string | null;
  @Text({ optional: true }) createBy!: string | null;
  /** Name of the member of staff whose entry it is. */
  @Text({ optional: true }) createByName!: string | null;
  @Id({ optional: true }) userId!: string | null;
  @Text({ optional: true }) remoteAddr!: string | null;
  @Text({ optional: true, max: 1_000 }) userAgent!: string | null;
  @Text({ optional: true, max: 2_000 }) requestUri!: string | null;
  @Text({ optional: true }) method!: string | null;
  @Text({ optional: true, max: 8_000 }) params!: string | null;
  /** Duration in milliseconds. */
  @Int({ optional: true }) time!: number | null;
  /** Key of the error, or the stack of a browser's one. */
  @Text({ optional: true, max: 28_000 }) exception!: string | null;
  @Text({ optional: true }) serviceId!: string | null;
  @Text({ optional: true }) requestId!: string | null;
  @Instant() createTime!: string;
}
