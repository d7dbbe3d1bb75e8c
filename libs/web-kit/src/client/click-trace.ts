/** What follows this long after a click, such as asking again for an open order, is a trace of its own. */
const LONGEST_MS = 10_000;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The trace that requests of one click share: `traceparent` of the W3C recommendation "Trace Context". The ids are random and belong to
 * nobody; whether a trace is recorded is decided by the server, so the flag says no.
 */
export class ClickTrace {
  private id = '';
  private since = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A new trace begins. */
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
// While the event goes down to its target, before the page answers it.
if (isBrowser)
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, () => trace.begin(), { capture: true, passive: true });

/** The header of a call; none on the server, whose pages are rendered within the visitor's request. */
export const traceHeader = (): { readonly traceparent?: string } =>
  isBrowser ? { traceparent: trace.traceparent() } : {};
