import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { SERVER_TIME_SUBJECT } from './subjects.js';

const EVERY_MS = 10_000;
const LOOK_MS = 250;
const TIMEOUT_MS = 2_000;
/** Clocks drift by less within ten seconds; what is more is a jump. */
const JUMP_MS = 1_000;
/** Time within which every process has noticed a jump of the shared time, and no message sealed before it is under way. */
const FORMER_MS = 30_000;

interface UserInfo {
  readonly server?: { readonly time?: string };
}

/** The time that all processes of the installation share, whatever the clocks of their machines say. */
export abstract class SharedClock {
  /** Returns milliseconds since 1970. */
  abstract now(): number;

  /** Returns what `now` would be without a correction that was made within the last half minute; `undefined` without one. */
  former(): number | undefined {
    return undefined;
  }
}

/**
 * The time of the NATS server, to within half of a round trip. Seals and tokens carry it instead of the process's time, so that a
 * machine with a wrong clock can still call and be called. Between two readings it follows the monotonic clock, which does not jump.
 */
export class ServerClock extends SharedClock {
  /** The server's time minus the monotonic clock's, in milliseconds. */
  private offsetMs = performance.timeOrigin;
  private before: { readonly offsetMs: number; readonly until: number } | undefined;
  private isRead = false;

  constructor(private readonly connection: Pick<NatsConnection, 'request' | 'isClosed'>) {
    super();
  }

  now(): number {
    return performance.now() + this.offsetMs;
  }

  override former(): number | undefined {
    const now = performance.now();
    return this.before && now < this.before.until ? now + this.before.offsetMs : undefined;
  }

  /** Reads the server's time now, every ten seconds, and when this machine's clock jumps, until the connection is closed. */
  async start(): Promise<void> {
    await this.synchronize();
    void this.keepSynchronized();
  }

  /** Updates the time; keeps the previous one when the server does not answer. */
  async synchronize(): Promise<void> {
    const sentAt = performance.now();
    const answer = await this.connection
      .request(SERVER_TIME_SUBJECT, '', { timeout: TIMEOUT_MS })
      .catch(() => undefined);
    const serverTime = Date.parse(answer?.json<UserInfo>().server?.time ?? '');
    const receivedAt = performance.now();
    // This process may have been suspended in between.
    if (Number.isNaN(serverTime) || receivedAt - sentAt > TIMEOUT_MS) return;
    const offsetMs = serverTime - (sentAt + receivedAt) / 2;
    if (this.isRead && Math.abs(offsetMs - this.offsetMs) > JUMP_MS)
      this.before = { offsetMs: this.offsetMs, until: receivedAt + FORMER_MS };
    this.offsetMs = offsetMs;
    this.isRead = true;
  }

  /** Where the server is on this machine, its clock has jumped with that of the process. */
  private async keepSynchronized(): Promise<void> {
    const lead = (): number => Date.now() - performance.now();
    let [readAt, expected] = [performance.now(), lead()];
    for (;;) {
      await sleep(LOOK_MS, undefined, { ref: false });
      if (this.connection.isClosed()) return;
      const hasJumped = Math.abs(lead() - expected) > JUMP_MS;
      if (!hasJumped && performance.now() - readAt < EVERY_MS) continue;
      [readAt, expected] = [performance.now(), lead()];
      await this.synchronize();
    }
  }
}
