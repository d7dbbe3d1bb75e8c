import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { log } from '@mall/service-kit';
import type { WebSocket, WebSocketServer } from 'ws';
import { CLOSE } from './connection.service.js';
import { HandshakeService, type Refusal } from './handshake.service.js';
import { CHANNEL_PATHS, readHandshake } from './read-handshake.js';

/** Name of the only event of these sockets: the prescribed frames name none. */
export const FRAME = 'frame';

/**
 * Nest's adapter for `ws` with two differences that the prescribed protocol needs: a socket is opened by a ticket in its
 * URL, which is redeemed before the upgrade, and every text is one event. Gateways receive the person of the
 * ticket as the third argument of `handleConnection`.
 */
export class TicketSocketAdapter extends WsAdapter {
  private readonly handshakes: HandshakeService;

  constructor(app: INestApplicationContext) {
    super(app, { messageParser: (data) => ({ event: FRAME, data: data.toString() }) });
    this.handshakes = app.get(HandshakeService);
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    server.on('connection', (socket) =>
      socket.on('error', (failure) => log.debug({ reason: failure.message }, 'A socket failed.')),
    );
    return server;
  }

  override async close(server: WebSocketServer): Promise<void> {
    for (const socket of server.clients) socket.close(CLOSE.goingAway);
    server.close();
  }

  protected override ensureHttpServerExists(port: number, httpServer?: Server): Server | undefined {
    if (!httpServer || this.httpServersRegistry.has(port)) return undefined;
    this.httpServersRegistry.set(port, httpServer);
    httpServer.on('upgrade', (request, stream, head) => void this.upgrade(port, request, stream, head));
    return httpServer;
  }

  private async upgrade(port: number, request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Node removes its own listener, and an 'error' event without one ends the process.
    stream.on('error', (failure) => log.debug({ reason: failure.message }, 'A handshake failed.'));
    const handshake = readHandshake(request.url ?? '/');
    if (!handshake) return refuse(stream, '404 Not Found');
    const accepted = await this.handshakes.accept(handshake);
    if (typeof accepted === 'string') return refuse(stream, STATUS_LINES[accepted]);
    const servers: readonly WebSocketServer[] = this.wsServersRegistry.get(port) ?? [];
    const server = servers.find(({ path }) => path === CHANNEL_PATHS[handshake.channel]);
    server?.handleUpgrade(request, stream, head, (socket: WebSocket) =>
      server.emit('connection', socket, request, accepted),
    );
  }
}

const STATUS_LINES: Readonly<Record<Refusal, string>> = {
  unknown: '424 Failed Dependency',
  forbidden: '403 Forbidden',
};

const refuse = (stream: Duplex, status: string): void =>
  void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
