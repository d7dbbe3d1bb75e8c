import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { MallError, platformErrors } from '@mall/contracts/define';
import { log } from '@mall/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../access/request-context.js';
import { dialectOf } from './dialect.js';
import { failureEnvelope, restFailure } from './failure.js';

/** Seconds to wait at 429 and 503: both end when calls under way are done. */
const RETRY_AFTER_SECONDS = '1';

/** Declared status of each failure that was answered: envelopes of the mall family send most of them as 200. */
const declaredStatuses = new WeakMap<FastifyRequest, number>();

/** Returns the declared status; undefined for a request that was not answered with a failure. */
export const declaredStatusOf = (request: FastifyRequest): number | undefined =>
  declaredStatuses.get(request);

/** Answers every failure in the dialect of its route, in the caller's language. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerFailure(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { locale, requestId } = contextOf(request);
  const failure = asMallError(thrown, requestId);
  declaredStatuses.set(request, failure.declaration.status);
  const dialect = dialectOf(request);
  const { status, body } =
    dialect === 'rest'
      ? restFailure(failure, locale, requestId)
      : failureEnvelope(failure, dialect, locale, requestId);
  if (status === 429 || status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  // A route may have set the headers of its answer already.
  void reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(body);
}

function asMallError(thrown: unknown, requestId: string): MallError {
  if (thrown instanceof MallError) return thrown;
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : ((thrown as { statusCode?: number } | null)?.statusCode ?? 500);
  if (status === 404) return platformErrors.notFound();
  if (status === 413) return platformErrors.bodyTooLarge();
  if (status >= 400 && status < 500) return platformErrors.unreadableBody();
  log.error({ err: thrown, requestId }, 'Unforeseen failure.');
  return platformErrors.internal();
}
