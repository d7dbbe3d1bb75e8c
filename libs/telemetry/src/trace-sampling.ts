import { createHmac } from 'node:crypto';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
/** How long an id keeps what was decided: longer than a click takes, too short to use a traced one for everything. */
const PERIOD_MS = 60_000;
const RANGE = 2 ** 32;

/**
 * Which traces of browsers are recorded. Whoever sends a request chooses its ids and its flag, so neither may decide: the id is
 * hashed with a secret and with the minute. Requests of one click have one id, and are traced together, also where several
 * gateways with the same secret take them.
 */
export class TraceSampling {
  private readonly key: Buffer;

  /** `share`: 0 to 1. `secret` may serve other purposes as well: the key is derived from it for this one. */
  constructor(
    private readonly share: number,
    secret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.key = createHmac('sha256', secret).update('trace sampling').digest();
  }

  /**
   * `traceparent` of a request that is recorded, to continue from; empty for one without ids of its own; undefined for one that is
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
