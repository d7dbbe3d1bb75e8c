import { SERVICES, type ServiceName } from './services.js';

/** Below what is usual, `debug` and `trace` write more lines; none writes what is hidden from the log. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** `cpu`: where time goes. `heap`: who allocates memory, by function; no values, unlike a heap snapshot. */
export const PROFILE_KINDS = ['cpu', 'heap'] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/** What every process of a service is asked on core NATS; the staff member that asks is sealed into the message. */
export type ProcessQuestion =
  | { readonly kind: 'state' }
  | { readonly kind: 'logLevel'; readonly level: LogLevel; readonly minutes: number }
  | {
      readonly kind: 'startProfile';
      readonly processId: string;
      readonly profile: ProfileKind;
      readonly seconds: number;
    }
  | { readonly kind: 'profile'; readonly profileId: string };

/** Work that took long, or failed, by its declared name: no values and no messages, which may be personal data. */
export interface ProcessWork {
  readonly name: string;
  readonly at: string;
  readonly durationMs?: number;
  /** Kind of failure: a class, a declared error, a code of the database. */
  readonly kind?: string;
  readonly requestId?: string;
  readonly traceId?: string;
}

export interface ProcessState {
  readonly processId: string;
  readonly service: ServiceName;
  readonly version: string;
  readonly node: string;
  readonly host: string;
  readonly startedAt: string;
  /** Of one core, over the last minute. */
  readonly cpuPercent: number;
  readonly eventLoopP99Ms: number;
  readonly eventLoopMaxMs: number;
  readonly rssBytes: number;
  readonly heapUsedBytes: number;
  readonly logLevel: string;
  /** When the level falls back. */
  readonly logLevelUntil?: string;
  /** Values by metric and labels, as Prometheus reads them; a metric that could not be read in time is missing. */
  readonly readings: readonly ProcessReading[];
  readonly slowest: readonly ProcessWork[];
  readonly failures: readonly ProcessWork[];
}

export interface ProcessReading {
  readonly metric: string;
  readonly label?: string;
  readonly value: number;
}

export interface ProfileStarted {
  readonly profileId: string;
  readonly readyAt: string;
}

export type ProfileAnswer =
  | { readonly state: 'running'; readonly readyAt: string }
  /** `content` is the file, compressed by gzip, in base64. */
  | {
      readonly state: 'ready';
      readonly readyAt: string;
      readonly fileName: string;
      readonly content: string;
    };

/** A process that cannot do what it was asked says why, by the name of an error of the admin service. */
export interface ProcessRefusal {
  readonly refusal: 'profileIsRunning' | 'profileIsGone' | 'profileIsTooLarge' | 'forbidden';
}

export type ProcessAnswer =
  ProcessState | { readonly done: true } | ProfileStarted | ProfileAnswer | ProcessRefusal;

/** `<service>-<8 hex digits>`: drawn by each process at its start. */
export const PROCESS_ID = /^[a-z]+-[0-9a-f]{8}$/;
/** `<process>-<number>` */
export const PROFILE_ID = /^[a-z]+-[0-9a-f]{8}-[1-9]\d{0,5}$/;

/** The service whose process this is; `undefined` for ids of none. */
export const serviceOfProcess = (id: string): ServiceName | undefined =>
  SERVICES.find((service) => id.startsWith(`${service}-`));
