import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
// Nest's log has decorators; the rest of Nest, which would import this, is six hundred modules.
import 'reflect-metadata';
import { Logger } from '@nestjs/common/services/logger.service.js';
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
/** Interval of the warnings while the first connection has not been established. */
const WAITING_MS = 10_000;

/** The address of NATS and the credentials for it. */
export interface NatsAccess {
  /** One URL, or several separated by commas; with `tls://` a connection without TLS is refused. */
  readonly url: string;
  /** Seed of the user's key. */
  readonly nkey: string;
  /** File with the certificates of the authority that signed the server's; by default the system's authorities. */
  readonly ca?: string | undefined;
}

/** Returns the options of a connection as `user`; the server's monitoring shows `name`. */
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
    // Detects a half-open connection within 15 s: a ping every 5 s, closed after two without an answer.
    pingInterval: 5_000,
    maxPingOut: 2,
    // Recording a stack trace for each request costs more than sending it.
    noAsyncTraces: true,
    ...(isEncrypted ? { tls: ca === undefined ? {} : { caFile: ca } } : {}),
  };
}

/** The service's connection to NATS and its current state. */
export class NatsLink {
  /** The clock of the NATS server, which all processes share. */
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

  /** Returns a reply subject that no other user can subscribe to. */
  newInbox(): string {
    return createInbox(inboxPrefixOf(this.serviceName));
  }

  /** Calls `when` after each reconnection, when streams may be lost. Returns a function that unsubscribes. */
  onReconnect(when: () => void): () => void {
    this.reconnected.add(when);
    return () => this.reconnected.delete(when);
  }

  /** Calls `when` each time the connection breaks or a heartbeat times out. Returns a function that unsubscribes. */
  onLoss(when: () => void): () => void {
    this.lost.add(when);
    return () => this.lost.delete(when);
  }

  /** Pings the server; the link counts as down from the timeout until the answer. */
  async checkHeartbeat(): Promise<void> {
    if (this.isCheckingHeartbeat || !this.isUp) return;
    this.isCheckingHeartbeat = true;
    let isAlive = false;
    const answered = this.connection.flush().then(
      () => void (isAlive = true),
      () => undefined,
    );
    await Promise.race([answered, sleep(HEARTBEAT_MS, undefined, { ref: false })]);
    // The answer may be unread because this process's event loop was blocked.
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
