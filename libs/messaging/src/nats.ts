import type { NatsConnection } from '@nats-io/transport-node';
import { connect } from '@nats-io/transport-node';

/** The service's connection to NATS, and whether it stands right now. */
export class NatsLink {
  private standing = true;
  private readonly reconnected = new Set<() => void>();

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

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.standing = false;
      if (type !== 'reconnect') continue;
      this.standing = true;
      for (const tell of this.reconnected) tell();
    }
  }
}
