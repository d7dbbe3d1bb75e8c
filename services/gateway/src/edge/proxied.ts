import { buffer } from 'node:stream/consumers';
import { chatSockets, CLIENT_FRAME_BYTES } from '@mall/contracts/chat';
import { anyone, platformErrors, type MallError } from '@mall/contracts/define';
import { fileRoutes, type FileRoute } from '@mall/contracts/file';
import {
  CALLER_HEADER,
  CallerSeal,
  fromWireError,
  sealedRequest,
  STATUS_HEADER,
  type WireError,
} from '@mall/messaging';
import { log } from '@mall/service-kit';
import httpProxy from '@fastify/http-proxy';
import replyFrom from '@fastify/reply-from';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerService } from '../access/caller.service.js';
import { keyedCaller } from '../access/request-context.js';
import { config } from '../config.js';
import { answerFailure } from '../envelope/failure.filter.js';
import { envelope } from '../envelope/success.js';

/**
 * Maximum unsent bytes to a client; a client that reads too slowly is disconnected, and reads what it missed after
 * reconnecting.
 */
const MAX_BUFFERED_BYTES = 1_048_576;
/**
 * Maximum frames before the ticket is accepted. Our own clients send two when a socket opens; each waits as a listener,
 * of which Node warns from the eleventh on.
 */
const MOST_EARLY_FRAMES = 8;

type Headers = Record<string, string | string[] | undefined>;

/** Mounts uploads, downloads and sockets: bytes that no contract row can carry, streamed to the service that owns them. */
export async function mountProxied(app: NestFastifyApplication): Promise<void> {
  const tools = { callers: app.get(CallerService), seals: app.get(CallerSeal) };
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await server.register(async (scope) => {
    // Bodies pass as streams: parsing would hold them in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, { base: config.FILE_URL });
    for (const route of Object.values<FileRoute>(fileRoutes)) {
      const [method, path] = route.http.split(' ') as [string, string];
      scope.route({
        method,
        url: `/api${path}`,
        config: { dialect: route.family },
        handler: (request, reply) => forward(route, request, reply, tools),
      });
    }
  });
  for (const { path, family } of Object.values(chatSockets)) {
    await server.register(httpProxy, {
      upstream: config.CHAT_URL,
      prefix: `/api${path}`,
      rewritePrefix: path,
      config: { dialect: family },
      websocket: true,
      wsServerOptions: { maxPayload: CLIENT_FRAME_BYTES },
      wsClientOptions: { handshakeTimeout: 10_000 },
      wsHooks: {
        // Frames that arrive before the chat service has accepted the ticket are kept until then.
        onIncomingMessage: (_, client, service) => {
          if (service.listenerCount('open') < MOST_EARLY_FRAMES) return;
          // Drops messages that were received already, too.
          client.removeAllListeners('message');
          client.terminate();
        },
        onOutgoingMessage: (_, client) => {
          if (client.bufferedAmount > MAX_BUFFERED_BYTES) client.terminate();
        },
      },
      preHandler: fromOurPages,
    });
  }
}

/**
 * Checks the page's origin, which browsers send: a page of another host must not open a socket with a buyer's ticket. A
 * URL with a fragment cannot be forwarded: the proxy would accept the socket and never close it.
 */
async function fromOurPages(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host } = request.headers;
  const isForeign = origin && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (isForeign) answerFailure(platformErrors.forbidden(), request, reply);
  else if (request.url.includes('#')) answerFailure(platformErrors.notFound(), request, reply);
}

async function forward(
  route: FileRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  { callers, seals }: { readonly callers: CallerService; readonly seals: CallerSeal },
): Promise<FastifyReply> {
  try {
    const caller = keyedCaller(await callers.admit(request, reply, { access: anyone() }), request);
    const url = request.url.slice('/api'.length);
    const seal = seals.seal(caller, sealedRequest(request.method, url));
    return reply.from(url, {
      rewriteRequestHeaders: (_, headers) => sealed(headers as Headers, seal),
      // Headers of the connection to the file service end here (RFC 9110, section 7.6.1).
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      onResponse: (_, __, upstream) => void passOn(route, upstream as unknown as Upstream, request, reply),
      onError: (_, { error }) => answerFailure(upstreamFailure(error), request, reply),
    });
  } catch (failure) {
    answerFailure(failure, request, reply);
    return reply;
  }
}

/** Returns the error for a file service that could not be reached, broke the connection, or did not answer in time. */
function upstreamFailure(error: Error & { readonly statusCode?: number }): MallError {
  log.warn({ reason: error.message }, 'The file service did not answer.');
  return error.statusCode === 504 ? platformErrors.timeout() : platformErrors.unavailable();
}

interface Upstream extends NodeJS.ReadableStream {
  readonly headers: Headers;
  readonly stream?: NodeJS.ReadableStream;
}

/**
 * Passes on an answer. Failures leave the file service as the services' own wire error and are written here in the
 * route's dialect and the caller's language; bare JSON answers get the envelope of the route's family; bytes are
 * streamed as they are.
 */
async function passOn(
  route: FileRoute,
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const body = upstream.stream ?? upstream;
  const isFailure = reply.getHeader(STATUS_HEADER) === 'error';
  if (!isFailure && !route.response) return void reply.send(body);
  try {
    const json = await buffer(body);
    reply.removeHeader(STATUS_HEADER);
    reply.removeHeader('content-length');
    if (!isFailure) return void reply.send(envelope(route.family, json));
    answerFailure(fromWireError(JSON.parse(json.toString()) as WireError), request, reply);
  } catch (failure) {
    answerFailure(upstreamFailure(failure as Error), request, reply);
  }
}

function sealed(headers: Headers, seal: string): Headers {
  // The gateway has answered "100 Continue" already, and the client that forwards the request refuses the
  // header.
  const { expect: _answered, ...others } = headers;
  return { ...others, [CALLER_HEADER]: seal };
}
