import { platformErrors } from '@mall/contracts/define';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './failure.filter.js';

/**
 * Answers a request that Fastify's router refuses: `%` without two hexadecimal digits behind it, or a part of the path
 * above `maxParamLength`. Such a request passes no hook, so the security headers are set here.
 */
export function answerUnroutable(
  { statusCode }: { readonly statusCode?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): void {
  void reply.headers(headers);
  const isTooLong = statusCode === 414;
  answerFailure(isTooLong ? platformErrors.notFound() : platformErrors.unreadableAddress(), request, reply);
}

/**
 * Refuses requests without the header `Host`, which HTTP/1.1 requires (RFC 9112, section 3.2); Node would refuse
 * without a body.
 */
export function refuseMissingHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1')
      return answerFailure(platformErrors.unreadableAddress(), request, reply);
    done();
  });
}
