import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EnvelopeFamily } from '@mall/contracts/define';
import type { FastifyReply } from 'fastify';
import { codingFor, packQuickly } from './coding.js';
import { envelope, envelopeOf } from './success.js';

const UNCACHED = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
};

/**
 * Writes the JSON of a service in its envelope to the socket: packed where the reader takes that, else without copying it.
 * Answers to writes are never packed, because some of them hold tokens or codes. Own code for speed: bypasses Fastify's
 * serialisation and `onSend` hooks, which are for answers that are not bytes yet.
 */
export class AnswerSender {
  private frame: readonly string[] = Object.entries(UNCACHED).flat();

  /** `headers` are the security headers of every answer of the gateway. */
  open(headers: Readonly<Record<string, string>>): void {
    this.frame = Object.entries({ ...UNCACHED, ...headers }).flat();
  }

  async send(
    reply: FastifyReply,
    family: EnvelopeFamily | undefined,
    json: Uint8Array,
    requestId: string,
  ): Promise<void> {
    const { method, headers } = reply.request;
    const cookie = reply.getHeader('set-cookie');
    const head = [...this.frame, 'x-request-id', requestId];
    if (cookie !== undefined) head.push('set-cookie', String(cookie));
    const response = reply.raw as ServerResponse<IncomingMessage>;
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

/** The gateway's one sender. */
export const answerSender = new AnswerSender();
