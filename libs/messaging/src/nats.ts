import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  connect,
  createInbox,
  nkeyAuthenticator,
  PermissionViolationError,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import { ServerClock } from './server-clock.js';
import { inboxPrefixOf } from './subjects.js';

/** Timeout of a heartbeat: a server that has not answered a ping by then counts as disconnected. */
const HEARTBEAT_MS = 1_000;
/** Interval of warnings while there is no first connection. */
const WAITING_MS = 10_000;

/** How to reach NATS, and as whom. */
export interface NatsAccess {
  /** One URL, or several with commas between them; with `tls://` the connection is refused without TLS. */
  readonly url: string;
  /** Seed of the user's key. */
  readonly nkey: string;
  /** File with the certificates of the authority that signed the server's; without it those of the system count. */
  readonly ca?: string | undefined;
}

/** Options of a connection as `user`; `name` is shown by the server's monitoring. */
export function connectionOptions(
  { url, nkey, ca }: NatsAccess,
  user: string,
  name = user,
): NodeConnectionOptions {
  const isEncrypted = ca !== undefined || url.includes('tls://');
  return {
    servers: url.replaceAll('tls://', 'nats://').split(','),
    name,
    authenticator: nkeyAuthenticator(new TextEncoder().encode(nkey)),
    inboxPrefix: inboxPrefixOf(user),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    reconnectJitter: 500,
    waitOnFirstConnect: true,
    // A half-open connection is found within 15 s: a ping every 5 s, closed after two without an answer.
    pingInterval: 5_000,
    maxPingOut: 2,
    // Recording a stack trace for each request costs more than sending it.
    noAsyncTraces: true,
    ...(isEncrypted ? { tls: ca === undefined ? {} : { caFile: ca } } : {}),
  };
}

/** The service's connection to NATS, and whether it is up right now. */
export class NatsLink {
  /** Ticks with the server's clock, which all processes share. */
  readonly clock: ServerClock;
  private readonly logger = new Logger(NatsLink.name);
  private connected = true;
  private isCheckingHeartbeat = false;
  private readonly reconnected = new Set<() => void>();
  private readonly lost = new Set<() => void>();

  private constructor(
    readonly connection: NatsConnection,
    readonly serviceName: string,
  ) {
    this.clock = new ServerClock(connection);
    void this.follow();
  }

  /** Connects as the user `serviceName`. */
  static async open(access: NatsAccess, serviceName: string): Promise<NatsLink> {
    const waiting = setInterval(
      () => new Logger(NatsLink.name).warn('Still waiting for NATS: it does not answer, or refuses TLS.'),
      WAITING_MS,
    );
    const connection = await connect(connectionOptions(access, serviceName)).finally(() =>
      clearInterval(waiting),
    );
    const link = new NatsLink(connection, serviceName);
    await link.clock.start();
    return link;
  }

  get isUp(): boolean {
    return this.connected && !this.connection.isClosed();
  }

  /** A subject for replies that no other user can subscribe to. */
  newInbox(): string {
    return createInbox(inboxPrefixOf(this.serviceName));
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
    for await (const status of this.connection.status()) {
      if (status.type === 'error' && status.error instanceof PermissionViolationError)
        this.logger.error(
          `NATS refused ${this.serviceName} a ${status.error.operation} on ${status.error.subject}: ` +
            'its declaration in the contracts does not allow it.',
        );
      if (status.type === 'disconnect') this.lose();
      if (status.type !== 'reconnect') continue;
      this.connected = true;
      void this.clock.synchronize();
      for (const listener of this.reconnected) listener();
    }
  }
}
