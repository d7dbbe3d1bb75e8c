import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { log } from '@mall/service-kit';
import { addGauge } from '@mall/telemetry';
import type { WebSocket } from 'ws';
import type { Audience, Channel, Connection } from './connection.js';
import { MessageLimitService } from './message-limit.service.js';

/** Maximum sockets of one person and channel: tabs and devices. */
const MAX_SOCKETS = 5;
/**
 * Maximum unsent bytes of a socket, which is closed above it; its client reads what it missed from the database after
 * reconnecting.
 */
const MAX_BUFFERED_BYTES = 1_048_576;
/** Time after which a silent socket is terminated: three times the 30 s between the heartbeats of clients. */
const SILENCE_MS = 90_000;

type Group = 'staff' | `${'staff' | 'person' | 'shop'} ${string}`;
const NOBODY: ReadonlySet<Open> = new Set();

/**
 * Messages of one socket that may wait to be handled; above it, the socket is not read until half of them are done, so
 * that its sender waits instead.
 */
const MAX_WAITING = 50;

interface Open extends Connection {
  readonly id: number;
  readonly silence: NodeJS.Timeout;
  /** Messages that wait to be handled, and a promise that resolves after the last of them. */
  waiting: number;
  lastHandled: Promise<void>;
  /** Whether its person lost the session or the rights with which it was opened. */
  isRevoked: boolean;
}

/** Close codes. 4000 and above are the mall's own. */
export const CLOSE = {
  goingAway: 1001,
  slow: 1013,
  ended: 4001,
  rightsChanged: 4003,
  tooMany: 4008,
} as const;

/** The sockets that are open on this replica. */
@Injectable()
export class ConnectionService implements OnModuleInit {
  private readonly connections = new Map<WebSocket, Open>();
  /** Open sockets by group of recipients, because a message is for a handful of thousands of sockets. */
  private readonly groups = new Map<Group, Set<Open>>();
  private lastId = 0;

  constructor(private readonly limit: MessageLimitService) {}

  onModuleInit(): void {
    addGauge({
      name: 'mall_open_sockets',
      help: 'Sockets of browsers that are open in this process.',
      read: () => [{ value: this.connections.size }],
    });
  }

  /** Registers an open socket. The oldest of more than five of one person and channel is closed. */
  add(connection: Connection): void {
    const { socket } = connection;
    const [ownGroup] = groupsOf(connection.holder);
    const same = [...this.connectionsIn(ownGroup)].filter(({ channel }) => channel === connection.channel);
    for (const oldest of same.slice(0, Math.max(0, same.length - MAX_SOCKETS + 1)))
      oldest.socket.close(CLOSE.tooMany);
    const silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    const own = { waiting: 0, lastHandled: Promise.resolve(), isRevoked: false };
    const open: Open = { ...connection, ...own, id: ++this.lastId, silence };
    this.connections.set(socket, open);
    for (const group of groupsOf(open.holder))
      this.groups.set(group, (this.groups.get(group) ?? new Set()).add(open));
    socket.once('close', () => this.forget(open));
  }

  private forget(open: Open): void {
    clearTimeout(open.silence);
    this.connections.delete(open.socket);
    for (const group of groupsOf(open.holder)) {
      const members = this.groups.get(group);
      members?.delete(open);
      if (members?.size === 0) this.groups.delete(group);
    }
  }

  private connectionsIn(group: Group): ReadonlySet<Open> {
    return this.groups.get(group) ?? NOBODY;
  }

  /**
   * Handles a message of a socket after all that arrived on it before, at the pace of the limit, and restarts its
   * silence timer. Messages that arrived before their sender closed the socket are handled as well.
   */
  inOrder(socket: WebSocket, handle: (connection: Connection) => unknown): Promise<void> {
    const open = this.connections.get(socket);
    if (!open) return Promise.resolve();
    open.silence.refresh();
    open.waiting += 1;
    if (open.waiting >= MAX_WAITING) socket.pause();
    open.lastHandled = open.lastHandled.then(() => this.handleNext(open, handle));
    return open.lastHandled;
  }

  private async handleNext(open: Open, handle: (connection: Connection) => unknown): Promise<void> {
    try {
      await this.limit.pass(open.id);
      if (!open.isRevoked) await handle(open);
    } catch (failure) {
      log.error({ err: failure }, 'A message of a socket could not be handled.');
    } finally {
      open.waiting -= 1;
      // Time in which it was not read is no silence of its client.
      if (this.connections.has(open.socket)) open.silence.refresh();
      if (open.socket.isPaused && open.waiting <= MAX_WAITING / 2) open.socket.resume();
    }
  }

  /** Sends to the audience's sockets on this replica; `textFor` returns the text for each connection. */
  send(channel: Channel, audience: Audience, textFor: (connection: Connection) => string): void {
    for (const connection of this.connectionsIn(groupOf(audience)))
      if (connection.channel === channel && isFor(audience, connection))
        this.deliver(connection, textFor(connection));
  }

  deliver({ socket }: Pick<Connection, 'socket'>, text: string): void {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(CLOSE.slow);
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  endSessions(sessionIds: readonly string[]): void {
    for (const open of this.connections.values())
      if (sessionIds.includes(open.holder.sessionId)) revoke(open, CLOSE.ended);
  }

  /** Returns the user ids of the staff with open sockets on this replica, each once. */
  staffOnline(): readonly string[] {
    return [...new Set(Array.from(this.connectionsIn('staff'), ({ holder }) => holder.userId))];
  }

  /** Closes the sockets of a member of staff whose rights have changed since they were opened. */
  endChanged(staffId: string, rights: ReadonlySet<string>): void {
    for (const connection of this.connectionsIn(`staff ${staffId}`))
      if (!sameRights(connection.rights, rights)) revoke(connection, CLOSE.rightsChanged);
  }
}

function revoke(open: Open, code: number): void {
  open.isRevoked = true;
  // A socket that is not read would not receive the answer to its close either.
  open.socket.resume();
  open.socket.close(code);
}

/** Returns the groups of sockets that a person belongs to; their own group first. */
function groupsOf({ kind, userId, shopId }: TicketHolderView): readonly [Group, ...Group[]] {
  if (kind === 'staff') return [`staff ${userId}`, 'staff'];
  return kind === 'merchant' && shopId ? [`person ${userId}`, `shop ${shopId}`] : [`person ${userId}`];
}

function groupOf(audience: Audience): Group {
  if ('right' in audience) return 'staff';
  if ('staffId' in audience) return `staff ${audience.staffId}`;
  return 'shopId' in audience ? `shop ${audience.shopId}` : `person ${audience.personId}`;
}

/** Whether a text to the audience is for this member of its group. */
const isFor = (audience: Audience, { rights }: Connection): boolean =>
  !('right' in audience) || rights.has(audience.right);

const sameRights = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((right) => other.has(right));
