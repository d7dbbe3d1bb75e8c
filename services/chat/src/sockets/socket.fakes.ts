import { EventEmitter } from 'node:events';
import type { TicketHolderView } from '@mall/contracts/auth';
import type { WebSocket } from 'ws';
import type { Connection } from './connection.js';

/** The part of a socket that the services use: it records what was sent, and how it was closed. */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  closed: number | undefined;
  isTerminated = false;
  isPaused = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.closed ??= code;
    this.readyState = 2;
    this.emit('close');
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  terminate(): void {
    this.isTerminated = true;
    this.emit('close');
  }
}

export const aHolder = (over: Partial<TicketHolderView> = {}): TicketHolderView => ({
  userId: '7',
  sessionId: 's-1',
  kind: 'buyer',
  tenantId: '1',
  roles: [],
  ...over,
});

/** Returns a connection to the chat of the buyer that `aHolder` makes. */
export function aConnection(over: Partial<Connection> = {}): { connection: Connection; socket: FakeSocket } {
  const socket = new FakeSocket();
  const connection: Connection = {
    socket: socket as unknown as WebSocket,
    channel: 'chat',
    holder: aHolder(),
    rights: new Set(),
    locale: 'ru',
    ...over,
  };
  return { connection, socket };
}
