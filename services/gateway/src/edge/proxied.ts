import { CHAT_SOCKETS } from '@mall/contracts/chat';
import { anyone, platformErrors, type Caller, type MallError } from '@mall/contracts/define';
import { FILE_ROUTES } from '@mall/contracts/file';
import { CALLER_HEADER, fromWireError, sealCaller, STATUS_HEADER, type WireError } from '@mall/messaging';
import { log } from '@mall/service-kit';
import httpProxy from '@fastify/http-proxy';
import replyFrom from '@fastify/reply-from';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../access/callers.js';
import { config } from '../config.js';
import { answerFailure } from '../envelope/failure.filter.js';

type Headers = Record<string, string | string[] | undefined>;

/** Uploads, downloads and sockets: bytes that no contract row can carry, streamed to the service that owns them. */
export async function mountProxied(app: NestFastifyApplication): Promise<void> {
  const callers = app.get(Callers);
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await server.register(async (scope) => {
    // Bodies pass as streams: parsing would hold them in memory.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await scope.register(replyFrom, { base: config.FILE_URL });
    for (const route of FILE_ROUTES) {
      const [method, path] = route.split(' ') as [string, string];
      scope.route({
        method,
        url: `/api${path}`,
        handler: (request, reply) => forward(request, reply, callers),
      });
    }
  });
  for (const prefix of CHAT_SOCKETS) {
    await server.register(httpProxy, {
      upstream: config.CHAT_URL,
      prefix: `/api${prefix}`,
      rewritePrefix: prefix,
      websocket: true,
      preHandler: fromOurPages,
    });
  }
}

/** A browser sends the page's origin along: a page of somebody else must not speak with a buyer's ticket. */
async function fromOurPages(request: FastifyRequest): Promise<void> {
  const { origin, host } = request.headers;
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host)) throw platformErrors.forbidden();
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  callers: Callers,
): Promise<FastifyReply> {
  try {
    const caller = await callers.admit(request, reply, anyone());
    return reply.from(request.url.slice('/api'.length), {
      rewriteRequestHeaders: (_, headers) => sealed(headers as Headers, caller),
      onResponse: (_, __, upstream) => void passOn(upstream as unknown as Upstream, request, reply),
      onError: (_, { error }) => answerFailure(upstreamFailure(error), request, reply),
    });
  } catch (failure) {
    answerFailure(failure, request, reply);
    return reply;
  }
}

/** The file service was not there, went while it was asked, or did not say anything in time. */
function upstreamFailure(error: Error & { readonly statusCode?: number }): MallError {
  log.warn({ reason: error.message }, 'The file service did not answer.');
  return error.statusCode === 504 ? platformErrors.timeout() : platformErrors.unavailable();
}

interface Upstream extends NodeJS.ReadableStream {
  readonly headers: Headers;
  readonly stream?: NodeJS.ReadableStream;
}

/** A failure leaves the file service as the services' own wire error; it is said here, in the caller's language. */
async function passOn(upstream: Upstream, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const body = upstream.stream ?? upstream;
  if (reply.getHeader(STATUS_HEADER) !== 'error') return void reply.send(body);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array));
  reply.removeHeader(STATUS_HEADER);
  reply.removeHeader('content-length');
  answerFailure(fromWireError(JSON.parse(Buffer.concat(chunks).toString()) as WireError), request, reply);
}

function sealed(headers: Headers, caller: Caller): Headers {
  // The gateway has said "continue" already, and the client that forwards the request refuses the header.
  const { expect: _answered, ...others } = headers;
  return { ...others, [CALLER_HEADER]: sealCaller(caller, config.INTERNAL_KEY) };
}
