import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
} from '@nestjs/websockets';
import { CLIENT_FRAME_BYTES } from '@mall/contracts/chat';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { log } from '@mall/service-kit';
import { ConnectionService } from '../sockets/connection.service.js';
import type { Accepted } from '../sockets/handshake.service.js';
import { CHANNEL_PATHS } from '../sockets/read-handshake.js';
import { readerOf } from '../sockets/reader.js';
import { FRAME } from '../sockets/ticket-socket.adapter.js';
import { NoticeListRepository } from './notice-list.repository.js';

/** The notification socket: the server sends notices as HTML, the client sends only heartbeats. */
@WebSocketGateway({ path: CHANNEL_PATHS.notices, maxPayload: CLIENT_FRAME_BYTES })
export class NoticeGateway implements OnGatewayConnection<WebSocket> {
  constructor(
    private readonly connections: ConnectionService,
    private readonly notices: NoticeListRepository,
  ) {}

  handleConnection(socket: WebSocket, _request: IncomingMessage, accepted: Accepted): void {
    this.connections.add({ socket, channel: 'notices', ...accepted });
    this.notices
      .rememberLocale(readerOf(accepted.holder), accepted.locale)
      .catch((failure: unknown) => log.warn({ err: failure }, 'The language of a reader was not stored.'));
  }

  @SubscribeMessage(FRAME)
  onFrame(@ConnectedSocket() socket: WebSocket, @MessageBody() text: string): Promise<void> {
    return this.connections.inOrder(
      socket,
      (connection) => isPing(text) && this.connections.deliver(connection, 'pong'),
    );
  }
}

/** Whether a text is a notification client's ping: the bare word, or a JSON object of type `ping`. */
function isPing(text: string): boolean {
  if (text === 'ping') return true;
  try {
    return (JSON.parse(text) as { type?: unknown } | null)?.type === 'ping';
  } catch {
    return false;
  }
}
