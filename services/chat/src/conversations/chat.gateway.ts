import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
} from '@nestjs/websockets';
import { CLIENT_FRAME_BYTES } from '@mall/contracts/chat';
import { log } from '@mall/service-kit';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Connection } from '../sockets/connection.js';
import { ConnectionService } from '../sockets/connection.service.js';
import type { Accepted } from '../sockets/handshake.service.js';
import { CHANNEL_PATHS } from '../sockets/read-handshake.js';
import { FRAME } from '../sockets/ticket-socket.adapter.js';
import { ChatService } from './chat.service.js';

/** The chat socket: prescribed JSON frames in both directions. */
@WebSocketGateway({ path: CHANNEL_PATHS.chat, maxPayload: CLIENT_FRAME_BYTES })
export class ChatGateway implements OnGatewayConnection<WebSocket> {
  constructor(
    private readonly connections: ConnectionService,
    private readonly chat: ChatService,
  ) {}

  handleConnection(socket: WebSocket, _request: IncomingMessage, accepted: Accepted): void {
    this.connections.add({ socket, channel: 'chat', ...accepted });
  }

  @SubscribeMessage(FRAME)
  onFrame(@ConnectedSocket() socket: WebSocket, @MessageBody() text: string): Promise<void> {
    return this.connections.inOrder(socket, (connection) => this.answer(text, connection));
  }

  private async answer(text: string, connection: Connection): Promise<void> {
    try {
      const reply = await this.chat.answer(text, connection.holder, connection.locale);
      if (reply) this.connections.deliver(connection, reply);
    } catch (failure) {
      log.error({ err: failure }, 'A chat frame could not be handled.');
      this.connections.deliver(connection, this.chat.unavailable(text, connection.holder));
    }
  }
}
