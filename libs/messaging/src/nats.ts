import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';

/** Timeout of a heartbeat: a server that has not answered a ping by then counts as disconnected. */
const HEARTBEAT_MS = 1_000;

/** The service's connection to NATS, and whether it is up right now. */
export class NatsLink {
  private connected = true;
  private isCheckingHeartbeat = false;
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
      // A half-open connection is found within 15 s: a ping every 5 s, closed after two without an answer.
      pingInterval: 5_000,
      maxPingOut: 2,
      // Recording a stack trace for each request costs more than sending it.
      noAsyncTraces: true,
    });
    return new NatsLink(connection, serviceName);
  }

  get isUp(): boolean {
    return this.connected && !this.connection.isClosed();
  }

  /** Calls `when` after each reconnection: the server may be another one, or have lost its streams. Returns how to stop. */
  onReconnect(when: () => void): () => void {
    this.reconnected.add(when);
    return () => this.reconnected.delete(when);
  }

  /** Calls `when` each time that the connection breaks or a heartbeat times out. Returns how to stop. */
  onLoss(when: () => void): () => void {
    this.lost.add(when);
    return () => this.lost.delete(when);
  }

  /** Pings the server; the link is down from the timeout until the answer. */
  async checkHeartbeat(): Promise<void> {
    if (this.isCheckingHeartbeat || !this.isUp) return;
    this.isCheckingHeartbeat = true;
    let isAlive = false;
    const answered = this.connection.flush().then(
      () => void (isAlive = true),
      () => undefined,
    );
    await Promise.race([answered, sleep(HEARTBEAT_MS, undefined, { ref: false })]);
    // The answer may wait unread if this process's event loop was blocked.
    await setImmediate();
    if (!isAlive) this.lose();
    await answered;
    if (isAlive) this.connected = true;
    this.isCheckingHeartbeat = false;
  }

  private lose(): void {
    this.connected = false;
    for (const listener of this.lost) listener();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.lose();
      if (type !== 'reconnect') continue;
      this.connected = true;
      for (const listener of this.reconnected) listener();
    }
  }
}
