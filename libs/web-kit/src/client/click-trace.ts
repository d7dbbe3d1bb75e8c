/** Requests later than this after a click belong to another trace, such as the polling of an open order. */
const LONGEST_MS = 10_000;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The trace shared by the requests of one click: `traceparent` of the W3C recommendation "Trace Context". The ids are random and
 * identify nobody; the server decides whether a trace is recorded, so the flag is not set.
 */
export class ClickTrace {
  private id = '';
  private since = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Begins a new trace. */
  begin(): void {
    this.id = hex(16);
    this.since = this.now();
  }

  traceparent(): string {
    if (this.now() - this.since > LONGEST_MS) this.begin();
    return `00-${this.id}-${hex(8)}-00`;
  }
}

const isBrowser = typeof document !== 'undefined';
const trace = new ClickTrace();
// In the capture phase, before the page handles the event.
if (isBrowser)
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, () => trace.begin(), { capture: true, passive: true });

/** Returns the trace header of a call; empty on the server, which renders pages within the visitor's request. */
export const traceHeader = (): { readonly traceparent?: string } =>
  isBrowser ? { traceparent: trace.traceparent() } : {};
