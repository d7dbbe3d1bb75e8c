import { Bool, Decimal, Instant, Int, ListOf, OneOf, Text } from '@mall/validation';
import { SERVICES, type ServiceName } from '../messaging/services.js';

/** Something that took long or failed. */
export class ProcessWorkView {
  /** Subject of an operation, route, consumer or timer. */
  @Text() name!: string;
  @Instant() time!: string;
  @Decimal({ optional: true }) durationMs!: number | null;
  @Text({ optional: true }) kind!: string | null;
  /** The number that a buyer is shown with an unknown error. */
  @Text({ optional: true }) requestId!: string | null;
  @Text({ optional: true }) traceId!: string | null;
}

/** What waits in a process, by the names of the metrics that Prometheus reads. */
export class ProcessReadingView {
  @Text() metric!: string;
  @Text({ optional: true }) label!: string | null;
  @Decimal() value!: number;
}

/** A process of a service, or a service of which none answers. */
export class ProcessView {
  /** `<service>-<8 hex digits>`; the name of the service alone when none of its processes is known. */
  @Text() processId!: string;
  @OneOf(SERVICES) service!: ServiceName;
  /** False: it did not answer within a second; the rest is what it said last. */
  @Bool() isReachable!: boolean;
  @Instant({ optional: true }) answeredTime!: string | null;
  @Text({ optional: true }) version!: string | null;
  @Text({ optional: true }) node!: string | null;
  @Text({ optional: true }) host!: string | null;
  @Instant({ optional: true }) startTime!: string | null;
  /** Of one core, over the last minute. */
  @Decimal({ optional: true }) cpuPercent!: number | null;
  @Decimal({ optional: true }) eventLoopP99Ms!: number | null;
  @Decimal({ optional: true }) eventLoopMaxMs!: number | null;
  @Int({ optional: true }) rssBytes!: number | null;
  @Int({ optional: true }) heapUsedBytes!: number | null;
  @Text({ optional: true }) logLevel!: string | null;
  /** When the level of the log falls back; null when it was not changed. */
  @Instant({ optional: true }) logLevelUntil!: string | null;
  @ListOf(() => ProcessReadingView, { maxItems: 1_000 }) readings!: ProcessReadingView[];
  /** Slowest of the last hour first. */
  @ListOf(() => ProcessWorkView, { maxItems: 100 }) slowest!: ProcessWorkView[];
  /** Newest first. */
  @ListOf(() => ProcessWorkView, { maxItems: 100 }) failures!: ProcessWorkView[];
}

export class LogLevelView {
  /** Processes that have changed their level; one that starts later has the usual one. */
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
