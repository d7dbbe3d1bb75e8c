import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { SERVER_TIME_SUBJECT } from './subjects.js';

const EVERY_MS = 10_000;
const TIMEOUT_MS = 2_000;

interface UserInfo {
  readonly server?: { readonly time?: string };
}

/**
 * The time of the NATS server, to within half of a round trip. Seals carry it instead of the process's time, so that a machine with
 * a wrong clock can still call and be called.
 */
export class ServerClock {
  /** Time by which the server's clock is ahead of this process's, in milliseconds. */
  private aheadMs = 0;

  constructor(private readonly connection: NatsConnection) {}

  now(): number {
    return Date.now() + this.aheadMs;
  }

  /** Reads the server's time now, then every ten seconds until the connection is closed. */
  async start(): Promise<void> {
    await this.synchronize();
    void this.keepSynchronized();
  }

  /** Updates the time; keeps the previous one when the server does not answer. */
  async synchronize(): Promise<void> {
    const sentAt = Date.now();
    const answer = await this.connection
      .request(SERVER_TIME_SUBJECT, '', { timeout: TIMEOUT_MS })
      .catch(() => undefined);
    const serverTime = Date.parse(answer?.json<UserInfo>().server?.time ?? '');
    const receivedAt = Date.now();
    // This process may have been suspended in between.
    if (Number.isNaN(serverTime) || receivedAt - sentAt > TIMEOUT_MS) return;
    this.aheadMs = serverTime - (sentAt + receivedAt) / 2;
  }

  private async keepSynchronized(): Promise<void> {
    for (;;) {
      await sleep(EVERY_MS, undefined, { ref: false });
      if (this.connection.isClosed()) return;
      await this.synchronize();
    }
  }
}
