import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { authApi } from '@mall/contracts/auth';
import { chatSockets } from '@mall/contracts/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { localeFrom } from '@mall/validation';
import { WebSocketServer, type WebSocket } from 'ws';
import { ChatCommands } from '../conversations/chat-commands.js';
import { isPing } from './heartbeat.js';
import { MessageRate } from './message-rate.js';
import { SocketHub, type Channel, type Connection } from './socket-hub.js';

/** The library's default is 100 MiB. */
const MAX_PAYLOAD_BYTES = 65_536;
/** Clients ping every 30 s; a socket silent for three times that is terminated. */
const SILENCE_MS = 90_000;

interface Handshake {
  readonly channel: Channel;
  /** A ticket or, as prescribed, an access token. */
  readonly ticket: string;
  readonly locale: string | undefined;
}

@Injectable()
export class SocketServer implements OnApplicationShutdown {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });

  constructor(
    @InjectClient(authApi) private readonly auth: ClientOf<typeof authApi>,
    private readonly hub: SocketHub,
    private readonly commands: ChatCommands,
  ) {}

  attach(server: Server): void {
    server.on(
      'upgrade',
      (request: IncomingMessage, stream: Duplex, head: Buffer) => void this.admit(request, stream, head),
    );
  }

  onApplicationShutdown(): void {
    for (const socket of this.sockets.clients) socket.close(1001);
  }

  private async admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const handshake = readHandshake(request.url ?? '/');
    const holder =
      handshake && (await this.auth.redeemTicket({ ticket: handshake.ticket }).catch(() => undefined));
    if (!holder) {
      stream.end(
        `HTTP/1.1 ${handshake ? '424 Failed Dependency' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    this.sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = { socket, holder, channel: handshake.channel, locale: localeFrom(handshake.locale) };
      this.hub.add(connection);
      this.serve(connection);
    });
  }

  private serve(connection: Connection): void {
    const { socket, channel } = connection;
    const rate = new MessageRate();
    const alive = watch(socket);
    socket.on('error', (failure) => log.debug({ reason: failure.message }, 'A socket failed.'));
    socket.on('message', (data: Buffer) => {
      alive();
      const text = data.toString('utf8');
      if (!rate.allows(Date.now())) return socket.close(1008);
      if (channel === 'notices') return isPing(text) ? this.hub.deliver(connection, 'pong') : undefined;
      this.commands.answer(text, connection.holder).then(
        (reply) => reply && this.hub.deliver(connection, reply),
        (failure: unknown) => log.error({ err: failure }, 'A chat frame could not be handled.'),
      );
    });
  }
}

/** Terminates a socket after SILENCE_MS without a message; the returned function restarts the time. */
function watch(socket: WebSocket): () => void {
  const timer = setTimeout(() => socket.terminate(), SILENCE_MS);
  socket.once('close', () => clearTimeout(timer));
  return () => timer.refresh();
}

/** The channel and the ticket in the URL of an upgrade request; `undefined` for other URLs. */
export function readHandshake(url: string): Handshake | undefined {
  const { pathname, searchParams } = new URL(url, 'http://chat');
  const { chat, ...notices } = chatSockets;
  const locale = searchParams.get('locale') ?? undefined;
  if (pathname.startsWith(`${chat.path}/`)) {
    return { channel: 'chat', ticket: decodeURIComponent(pathname.slice(chat.path.length + 1)), locale };
  }
  const ticket = searchParams.get('access_token');
  return ticket && Object.values(notices).some(({ path }) => path === pathname)
    ? { channel: 'notices', ticket, locale }
    : undefined;
}
