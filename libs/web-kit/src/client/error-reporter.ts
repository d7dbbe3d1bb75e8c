import type { InputOf } from './operation-types.js';

type Report = InputOf<'admin.log.report'>['logs'][number];

export interface ErrorReporterOptions {
  /** Sends reports; a failure discards them and is not reported itself. */
  readonly send: (reports: Report[]) => Promise<unknown>;
  /** Stores a report in the error log of this browser. */
  readonly keep?: (report: Report & Required<Pick<Report, 'url' | 'time' | 'type' | 'message'>>) => void;
  readonly target?: EventTarget;
}

/** Errors within this time are sent in one request, in milliseconds. */
const PAUSE_MS = 2_000;
/** Maximum number of reports per minute, so that a page that fails in a loop does not flood the log. */
const MOST_A_MINUTE = 20;
const LONGEST = { message: 2_000, stack: 10_000 };

/** Reports uncaught errors to the server and to the error log of this browser. Returns the function that stops it. */
export function reportErrors({ send, keep, target = window }: ErrorReporterOptions): () => void {
  let waiting: Report[] = [];
  let minute = 0;
  let said = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    timer = undefined;
    const reports = waiting;
    waiting = [];
    send(reports).catch(() => undefined);
  };
  const note = (type: string, thrown: unknown): void => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, said] = [now, 0];
    if (++said > MOST_A_MINUTE) return;
    const report = reportOf(type, thrown);
    keep?.(report);
    waiting.push(report);
    timer ??= setTimeout(flush, PAUSE_MS);
  };
  const onError = (event: Event): void =>
    note('error', (event as ErrorEvent).error ?? (event as ErrorEvent).message);
  const onRejection = (event: Event): void =>
    note('unhandledrejection', (event as PromiseRejectionEvent).reason);

  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}

function reportOf(type: string, thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    type,
    time: new Date().toISOString(),
    url: globalThis.location?.href ?? '',
    message: `${error.name}: ${error.message}`.slice(0, LONGEST.message),
    ...(error.stack ? { stack: error.stack.slice(0, LONGEST.stack) } : {}),
  };
}
