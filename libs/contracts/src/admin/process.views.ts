import { Bool, Decimal, Instant, Int, ListOf, OneOf, say, Text } from '@mall/validation';
import { SERVICES, type ServiceName } from '../messaging/services.js';

/** A piece of work that took long or failed. */
export class ProcessWorkView {
  /** Subject of an operation, route, consumer or timer. */
  @Text() name!: string;
  @Instant() time!: string;
  @Decimal({ optional: true }) durationMs!: number | null;
  @Text({ optional: true }) kind!: string | null;
  /** Number that a buyer is shown with an unknown error. */
  @Text({ optional: true }) requestId!: string | null;
  @Text({ optional: true }) traceId!: string | null;
}

/** A backlog of a process, by the name of the metric that Prometheus reads. */
export class ProcessReadingView {
  @Text() metric!: string;
  @Text({ optional: true }) label!: string | null;
  @Decimal() value!: number;
}

/** A process of a service, or a service none of whose processes answers. */
export class ProcessView {
  /** `<service>-<8 hex digits>`; the name of the service alone when none of its processes is known. */
  @Text({ label: say('Процесс', '进程', 'Process') }) processId!: string;
  @OneOf(SERVICES) service!: ServiceName;
  /** False when the process did not answer within a second; the other fields then hold its last report. */
  @Bool() isReachable!: boolean;
  @Instant({ optional: true }) answeredTime!: string | null;
  @Text({ optional: true }) version!: string | null;
  @Text({ optional: true }) node!: string | null;
  @Text({ optional: true }) host!: string | null;
  @Instant({ optional: true }) startTime!: string | null;
  /** Percent of one core, over the last minute. */
  @Decimal({ optional: true }) cpuPercent!: number | null;
  @Decimal({ optional: true }) eventLoopP99Ms!: number | null;
  @Decimal({ optional: true }) eventLoopMaxMs!: number | null;
  @Int({ optional: true }) rssBytes!: number | null;
  @Int({ optional: true }) heapUsedBytes!: number | null;
  @Text({ optional: true }) logLevel!: string | null;
  /** Time when the log level returns to the usual one; null when it was not changed. */
  @Instant({ optional: true }) logLevelUntil!: string | null;
  @ListOf(() => ProcessReadingView, { maxItems: 1_000 }) readings!: ProcessReadingView[];
  /** Slowest work of the last hour, slowest first. */
  @ListOf(() => ProcessWorkView, { maxItems: 100 }) slowest!: ProcessWorkView[];
  /** Failures, newest first. */
  @ListOf(() => ProcessWorkView, { maxItems: 100 }) failures!: ProcessWorkView[];
}

export class LogLevelView {
  /** Number of processes that changed their level; a process that starts later has the usual one. */
  @Int() processes!: number;
  @Instant() untilTime!: string;
}

export class ProfileView {
  @Text() profileId!: string;
  @Bool() isReady!: boolean;
  @Instant() readyTime!: string;
  @Text({ optional: true }) fileName!: string | null;
  /** The file, compressed by gzip, in base64; null until it is ready. */
  @Text({ optional: true, max: 900_000 }) content!: string | null;
}
