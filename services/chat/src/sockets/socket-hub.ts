import { Injectable } from '@nestjs/common';
import type { TicketHolderView } from '@mall/contracts/auth';
import type { Locale } from '@mall/validation';
import type { WebSocket } from 'ws';

export type Channel = 'chat' | 'notices';

export interface Connection {
  readonly socket: WebSocket;
  readonly channel: Channel;
  readonly holder: TicketHolderView;
  readonly locale: Locale;
}

/** The recipients of a text: one buyer or merchant, or all staff at the desk. */
export type Audience = { readonly personId: string } | { readonly desk: true };

/** Sockets of one person and channel: tabs and devices. */
const MOST_SOCKETS = 5;
/** A socket with more unsent bytes is closed; its client reads what it missed from the database after reconnecting. */
const MOST_BUFFERED_BYTES = 1_048_576;

const CLOSE = { slow: 1013, tooMany: 4008, ended: 4001 } as const;

/** The sockets open on this replica. */
@Injectable()
export class SocketHub {
  private readonly connections = new Set<Connection>();

  add(connection: Connection): void {
    const same = [...this.connections].filter(
      ({ channel, holder }) => channel === connection.channel && keyOf(holder) === keyOf(connection.holder),
    );
    for (const oldest of same.slice(0, Math.max(0, same.length - MOST_SOCKETS + 1)))
      oldest.socket.close(CLOSE.tooMany);
    this.connections.add(connection);
    connection.socket.once('close', () => this.connections.delete(connection));
  }

  /** Sends to the audience's sockets on this replica; `say` makes the text for each connection. */
  send(channel: Channel, audience: Audience, say: (connection: Connection) => string): void {
    for (const connection of this.connections) {
      if (connection.channel === channel && isFor(audience, connection.holder))
        this.deliver(connection, say(connection));
    }
  }

  deliver({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.close(CLOSE.slow);
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  endSessions(sessionIds: readonly string[]): void {
    for (const { socket, holder } of this.connections)
      if (sessionIds.includes(holder.sessionId)) socket.close(CLOSE.ended);
  }
}

const keyOf = ({ kind, userId }: TicketHolderView): string =>
  `${kind === 'staff' ? 'staff' : 'shop'}:${userId}`;

function isFor(audience: Audience, { kind, userId }: TicketHolderView): boolean {
  return 'desk' in audience ? kind === 'staff' : kind !== 'staff' && userId === audience.personId;
}
