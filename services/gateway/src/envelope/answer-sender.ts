import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '@mall/contracts/define';
import type { FastifyReply } from 'fastify';
import { codingFor, packQuickly } from './coding.js';
import { wantsEncryption } from './encryption.js';
import { envelope, envelopeOf } from './success.js';

const UNCACHED = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
};

/** The answer is the same for everybody, and browsers revalidate it each time. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Writes the JSON of a service in its envelope to the socket: packed where the reader accepts that, else without
 * copying it. Answers to writes are never packed, because some of them hold tokens or codes. Own code for speed:
 * bypasses Fastify's serialisation and `onSend` hooks, which are for answers that are not bytes yet.
 */
export class AnswerSender {
  private frame: readonly string[] = Object.entries(UNCACHED).flat();

  /** `headers` are the security headers of every answer of the gateway. */
  open(headers: Readonly<Record<string, string>>): void {
    this.frame = Object.entries({ ...UNCACHED, ...headers }).flat();
  }

  async send(
    reply: FastifyReply,
    { family, isRevalidated }: Pick<Operation, 'family' | 'isRevalidated'>,
    json: Uint8Array,
    requestId: string,
  ): Promise<void> {
    if (wantsEncryption(reply.request)) {
      const own = { ...UNCACHED, 'x-request-id': requestId };
      return void reply.headers(own).send(envelope(family, json));
    }
    const { method, headers } = reply.request;
    const cookie = reply.getHeader('set-cookie');
    const head = [...this.frame, 'x-request-id', requestId];
    if (cookie !== undefined) head.push('set-cookie', String(cookie));
    const response = reply.raw as ServerResponse<IncomingMessage>;
    if (isRevalidated) {
      const tag = tagOf(json);
      head[head.indexOf('cache-control') + 1] = REVALIDATED;
      head.push('etag', tag);
      if (holds(headers['if-none-match'], tag)) {
        reply.hijack();
        response.writeHead(304, head).end();
        return;
      }
    }
    const coding = method === 'GET' ? codingFor(headers['accept-encoding'], json.length) : undefined;
    if (coding) {
      const body = await packQuickly[coding](envelope(family, json));
      reply.hijack();
      response.writeHead(200, [...head, 'content-encoding', coding, 'content-length', String(body.length)]);
      response.end(body);
      return;
    }
    reply.hijack();
    const { head: opening, tail } = envelopeOf(family);
    const length = opening.length + json.length + tail.length;
    response.writeHead(200, [...head, 'content-length', String(length)]);
    if (opening.length > 0) response.write(opening);
    response.write(json);
    response.end(tail);
  }
}

/** Returns a weak tag, because the packed forms of an answer have the same one. */
const tagOf = (json: Uint8Array): string => `W/"${createHash('sha256').update(json).digest('base64url')}"`;

const holds = (held: string | undefined, tag: string): boolean =>
  held !== undefined && held.split(',').some((one) => one.trim() === tag);

/** The gateway's one sender. */
export const answerSender = new AnswerSender();
