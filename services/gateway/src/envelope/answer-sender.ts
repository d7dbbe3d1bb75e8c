import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EnvelopeFamily } from '@mall/contracts/define';
import type { FastifyReply } from 'fastify';
import { envelopeOf } from './success.js';

const UNCACHED = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Writes the JSON of a service in its envelope to the socket without copying it. Own code for speed: bypasses Fastify's
 * serialisation and `onSend` hooks, which are for answers that are not bytes yet.
 */
export class AnswerSender {
  private frame: readonly string[] = Object.entries(UNCACHED).flat();

  /** `headers` are the security headers of every answer of the gateway. */
  open(headers: Readonly<Record<string, string>>): void {
    this.frame = Object.entries({ ...UNCACHED, ...headers }).flat();
  }

  send(reply: FastifyReply, family: EnvelopeFamily | undefined, json: Uint8Array, requestId: string): void {
    reply.hijack();
    const { head, tail } = envelopeOf(family);
    const cookie = reply.getHeader('set-cookie');
    const length = head.length + json.length + tail.length;
    const response = reply.raw as ServerResponse<IncomingMessage>;
    response.writeHead(200, [
      ...this.frame,
      'x-request-id',
      requestId,
      'content-length',
      String(length),
      ...(cookie === undefined ? [] : ['set-cookie', String(cookie)]),
    ]);
    if (head.length > 0) response.write(head);
    response.write(json);
    response.end(tail);
  }
}

/** The gateway's one sender. */
export const answerSender = new AnswerSender();
