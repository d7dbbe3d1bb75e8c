import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { localeOf, requestIdOf, tenantOf } from '../access/request-context.js';
import { wantsEncryption } from '../envelope/encryption.js';
import type { AnswerCache } from './answer-cache.js';
import type { KeptAnswer } from './kept-answer.js';
import type { Variant } from './packed-body.js';

/**
 * Browsers revalidate each time and mostly get "304"; a CDN may answer by itself for one second, so it adds at most
 * that second to the age of a price. No `stale-while-revalidate` and no `stale-if-error`: both would show a price that
 * is no longer true.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/** Everything that an answer may depend on besides its URL. */
const VARY = 'accept-encoding, accept-language, authorization, locale, tenant-id';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the cache address of a request: language, tenant and URL as they are spelled. */
export function addressOf(url: string, headers: IncomingMessage['headers']): string {
  return `${localeOf(headers)} ${tenantOf(headers)} ${url}`;
}

/**
 * Answers anonymous GET requests whose URL is in the cache before Fastify and Nest handle them. All other requests, and
 * those before `open` and after `close`, go on to the router. Own code for speed: a cached answer skips routing, hooks,
 * guards and serialisation; load-tests/bench/figures has those of the cached routes.
 */
export class CacheFastPath {
  private cache: AnswerCache | undefined;
  private frame: readonly string[] = [];

  /** `headers` are the security headers of every answer of the gateway. */
  open(cache: AnswerCache, headers: Readonly<Record<string, string>>): void {
    this.cache = cache;
    this.frame = Object.entries({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE_CONTROL,
      vary: VARY,
      ...headers,
    }).flat();
  }

  close(): void {
    this.cache = undefined;
  }

  /** Creates Fastify's HTTP server, with the timeouts that Fastify would set itself. */
  readonly serverFactory: FastifyServerFactory = (handler, options) => {
    const pass = handler as Listener;
    const {
      http = {},
      keepAliveTimeout,
      requestTimeout,
      connectionTimeout,
    } = options as unknown as ServerSettings;
    const server = createServer(http, (request, response) => {
      if (!this.answer(request, response)) pass(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };

  /** Sends a cached answer, or 304 when the client has it already. */
  send(kept: KeptAnswer, { headers }: IncomingMessage, response: ServerResponse): void {
    const head = [...this.frame];
    // A cached answer writes no log line, so only a request id of the client's own is sent back.
    if (headers['x-request-id'] !== undefined) head.push('x-request-id', requestIdOf(headers));
    const held = kept.heldTag(headers['if-none-match']);
    if (held !== undefined) {
      response.writeHead(304, [...head, 'etag', held]).end();
      return;
    }
    const variant = kept.variantFor(headers['accept-encoding'] as string | undefined);
    response.writeHead(200, bodyHeaders(head, variant)).end(variant.body);
  }

  private answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, method, url = '/' } = request;
    if (!this.cache || method !== 'GET' || headers.authorization !== undefined) return false;
    if (wantsEncryption(request)) return false;
    const kept = this.cache.atAddress(addressOf(url, headers));
    if (kept) this.send(kept, request, response);
    return kept !== undefined;
  }
}

interface ServerSettings {
  readonly http?: object;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly connectionTimeout: number;
}

function bodyHeaders(head: string[], { coding, body, etag }: Variant): string[] {
  head.push('etag', etag, 'content-length', String(body.length));
  if (coding) head.push('content-encoding', coding);
  return head;
}

/** Created before Nest, because Fastify's server is made with it. */
export const cacheFastPath = new CacheFastPath();
