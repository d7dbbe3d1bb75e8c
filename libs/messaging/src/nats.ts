import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';

/** A server that does not answer a ping for so long is as good as away. */
const PULSE_MS = 1_000;

/** The service's connection to NATS, and whether it stands right now. */
export class NatsLink {
  private standing = true;
  private isFeelingPulse = false;
  private readonly reconnected = new Set<() => void>();
  private readonly lost = new Set<() => void>();

  private constructor(
    readonly connection: NatsConnection,
    readonly serviceName: string,
  ) {
    void this.follow();
  }

  static async open(url: string, serviceName: string): Promise<NatsLink> {
    const connection = await connect({
      servers: url.split(','),
      name: serviceName,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      reconnectJitter: 500,
      waitOnFirstConnect: true,
      // Found half-open after 15 s at most: a ping every 5 s, given up at the third.
      pingInterval: 5_000,
      maxPingOut: 2,
      // A stack trace for every request costs more than the request.
      noAsyncTraces: true,
    });
    return new NatsLink(connection, serviceName);
  }

  get isUp(): boolean {
    return this.standing && !this.connection.isClosed();
  }

  /** Calls `when` after each reconnection: the server behind it may be another, or have lost what it knew. */
  onReconnect(when: () => void): () => void {
    this.reconnected.add(when);
    return () => this.reconnected.delete(when);
  }

  /** Calls `when` each time that the connection breaks, or turns out to be silent. */
  onLoss(when: () => void): () => void {
    this.lost.add(when);
    return () => this.lost.delete(when);
  }

  /** Asks the server for a sign of life; the link is down from a second without one until it comes. */
  async feelPulse(): Promise<void> {
    if (this.isFeelingPulse || !this.isUp) return;
    this.isFeelingPulse = true;
    let isAlive = false;
    const felt = this.connection.flush().then(
      () => void (isAlive = true),
      () => undefined,
    );
    await Promise.race([felt, sleep(PULSE_MS, undefined, { ref: false })]);
    // What came while this process was busy has to be read first.
    await setImmediate();
    if (!isAlive) this.lose();
    await felt;
    if (isAlive) this.standing = true;
    this.isFeelingPulse = false;
  }

  private lose(): void {
    this.standing = false;
    for (const tell of this.lost) tell();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.lose();
      if (type !== 'reconnect') continue;
      this.standing = true;
      for (const tell of this.reconnected) tell();
    }
  }
}
