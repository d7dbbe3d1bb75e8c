import { createHmac } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
/** Time for which the decision for an id holds: longer than a click takes, but too short to trace everything by reusing a traced id. */
const PERIOD_MS = 60_000;
const RANGE = 2 ** 32;

/**
 * Decides which traces of browsers are recorded. The sender of a request chooses its ids and its flag, so neither may decide: the
 * id is hashed with a secret and with the minute. The requests of one click have one id and are traced together, even when several
 * gateways with the same secret receive them.
 */
export class TraceSampling {
  private readonly key: Buffer;

  /** `share` is from 0 to 1. `secret` may serve other purposes as well: a separate key is derived from it. */
  constructor(
    private readonly share: number,
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createHmac('sha256', secret).update('trace sampling').digest();
  }

  /**
   * Returns the `traceparent` from which a recorded request continues; empty when it has no ids of its own; undefined when it is
   * not recorded.
   */
  decide(header: unknown): string | undefined {
    const [, traceId, spanId] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
    if (!traceId) return Math.random() < this.share ? '' : undefined;
    return this.isTraced(traceId) ? `00-${traceId}-${spanId}-01` : undefined;
  }

  private isTraced(traceId: string): boolean {
    if (this.share >= 1) return true;
    if (this.share <= 0) return false;
    const minute = Math.floor(this.now() / PERIOD_MS);
    const hash = createHmac('sha256', this.key).update(`${traceId} ${minute}`).digest();
    return hash.readUInt32BE() / RANGE < this.share;
  }
}
