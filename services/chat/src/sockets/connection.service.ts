import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import { addGauge } from '@mall/telemetry';
import type { WebSocket } from 'ws';
import type { Audience, Channel, Connection } from './connection.js';
import { MessageLimitService } from './message-limit.service.js';

/** Sockets of one person and channel: tabs and devices. */
const MAX_SOCKETS = 5;
/** A socket with more unsent bytes is closed; its client reads what it missed from the database after reconnecting. */
const MAX_BUFFERED_BYTES = 1_048_576;
/** Clients send a heartbeat every 30 s; a socket silent for three times that is terminated. */
const SILENCE_MS = 90_000;

interface Open extends Connection {
  readonly id: number;
  readonly silence: NodeJS.Timeout;
}

/** Close codes. 4000 and above are the mall's own. */
export const CLOSE = {
  goingAway: 1001,
  tooFrequent: 1008,
  slow: 1013,
  ended: 4001,
  rightsChanged: 4003,
  tooMany: 4008,
} as const;

/** The sockets that are open on this replica. */
@Injectable()
export class ConnectionService implements OnModuleInit {
  private readonly connections = new Map<WebSocket, Open>();
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
    const same = [...this.connections.values()].filter(
      ({ channel, holder }) => channel === connection.channel && keyOf(holder) === keyOf(connection.holder),
    );
    for (const oldest of same.slice(0, Math.max(0, same.length - MAX_SOCKETS + 1)))
      oldest.socket.close(CLOSE.tooMany);
    const silence = setTimeout(() => socket.terminate(), SILENCE_MS);
    this.connections.set(socket, { ...connection, id: ++this.lastId, silence });
    socket.once('close', () => {
      clearTimeout(silence);
      this.connections.delete(socket);
    });
  }

  /**
   * Counts a message of a socket and restarts its silence timer. @returns its connection, or undefined when it has sent
   * too many messages, which closes it, or is closed.
   */
  async admit(socket: WebSocket): Promise<Connection | undefined> {
    const open = this.connections.get(socket);
    if (!open) return undefined;
    open.silence.refresh();
    if (await this.limit.allows(open.id)) return open;
    socket.close(CLOSE.tooFrequent);
    return undefined;
  }

  /** Sends to the audience's sockets on this replica; `textFor` returns the text for each connection. */
  send(channel: Channel, audience: Audience, textFor: (connection: Connection) => string): void {
    for (const connection of this.connections.values()) {
      if (connection.channel === channel && isFor(audience, connection))
        this.deliver(connection, textFor(connection));
    }
  }

  deliver({ socket }: Pick<Connection, 'socket'>, text: string): void {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(CLOSE.slow);
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  endSessions(sessionIds: readonly string[]): void {
    for (const { socket, holder } of this.connections.values())
      if (sessionIds.includes(holder.sessionId)) socket.close(CLOSE.ended);
  }

  /** User ids of the staff with open sockets on this replica, each once. */
  staffOnline(): readonly string[] {
    const staff = [...this.connections.values()].filter(({ holder }) => holder.kind === 'staff');
    return [...new Set(staff.map(({ holder }) => holder.userId))];
  }

  /** Closes the sockets of a member of staff that were opened with other rights than these. */
  endChanged(staffId: string, rights: ReadonlySet<string>): void {
    for (const connection of this.connections.values()) {
      const { holder, socket } = connection;
      const isTheirs = holder.kind === 'staff' && holder.userId === staffId;
      if (isTheirs && !sameRights(connection.rights, rights)) socket.close(CLOSE.rightsChanged);
    }
  }
}

const keyOf = ({ kind, userId }: TicketHolderView): string =>
  `${kind === 'staff' ? 'staff' : 'shop'}:${userId}`;

function isFor(audience: Audience, { holder: { kind, userId, shopId }, rights }: Connection): boolean {
  if ('right' in audience) return kind === 'staff' && rights.has(audience.right);
  if ('staffId' in audience) return kind === 'staff' && userId === audience.staffId;
  if ('shopId' in audience) return kind === 'merchant' && shopId === audience.shopId;
  return kind !== 'staff' && userId === audience.personId;
}

const sameRights = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((right) => other.has(right));
