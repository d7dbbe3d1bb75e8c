import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MallError, platformErrors, type Operation } from '@mall/contracts/define';
import { rememberedCaller, toWireError } from '@mall/messaging';
import {
  isDatabaseTrouble,
  isDataException,
  isForeignKeyViolation,
  isStorageFull,
  kindOf,
  UnknownSort,
} from '@mall/persistence';
import { outcomeOf, recentWork, traceId } from '@mall/telemetry';
import { throwError, type Observable } from 'rxjs';
import { guardedOperation } from './access.guard.js';
import { log } from './logger.js';

const UNDECLARED_ERROR = 'The operation does not declare this error.';

/** Turns every failure into a declared error; an undeclared failure is logged in full and sent as a general error. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): Observable<never> | void {
    if (host.getType() === 'rpc') {
      const failure = asMallError(thrown);
      const context = host.switchToRpc().getContext<NatsContext>();
      reportUndeclared(guardedOperation(context), failure);
      remember(context.getSubject(), thrown, failure, rememberedCaller(context)?.requestId);
      return throwError(() => toWireError(failure));
    }
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (thrown instanceof HttpException)
      return void reply.status(thrown.getStatus()).send(thrown.getResponse());
    const failure = asMallError(thrown);
    const { method, routeOptions } = host.switchToHttp().getRequest<FastifyRequest>();
    remember(`${method} ${routeOptions.url ?? 'no route'}`, thrown, failure);
    void reply.status(failure.declaration.status).header('x-mall-status', 'error').send(toWireError(failure));
  }
}

const reported = new Set<string>();

/** Logs, once, an error that an operation does not declare, so that callers and the document of the API do not know of it. */
function reportUndeclared(operation: Operation | undefined, { declaration: { key } }: MallError): void {
  const isDeclared = operation?.errors?.some((error) => error.key === key) ?? false;
  if (!operation || isDeclared || key.startsWith('platform.')) return;
  const name = `${operation.subject} ${key}`;
  if (reported.has(name)) return;
  reported.add(name);
  log.warn({ operation: operation.subject, error: key }, UNDECLARED_ERROR);
}

/** Records failures that the mall itself caused, for the operators' page. */
function remember(name: string, thrown: unknown, failure: MallError, requestId?: string): void {
  if (outcomeOf(failure.declaration.status) !== 'failed') return;
  const kind = thrown instanceof MallError ? failure.declaration.key : kindOf(thrown);
  recentWork.fails({ name, kind, requestId, traceId: traceId() });
}

export function asMallError(thrown: unknown): MallError {
  if (thrown instanceof MallError) return thrown;
  if (thrown instanceof UnknownSort)
    return platformErrors.sortUnknown({ columns: thrown.columns.join(', ') });
  if (isStorageFull(thrown)) {
    log.warn({ err: thrown }, 'The database stores nothing for now.');
    return platformErrors.storageFull();
  }
  if (isDatabaseTrouble(thrown)) {
    log.warn({ err: thrown }, 'The database did not answer.');
    return platformErrors.unavailable();
  }
  if (isDataException(thrown)) {
    log.warn({ err: thrown }, 'A value of the request could not be stored; its contract should refuse it.');
    return platformErrors.valueOutOfRange();
  }
  if (isForeignKeyViolation(thrown)) {
    log.warn({ err: thrown }, 'The request names a record that does not exist, or removes one in use.');
    return platformErrors.linkBroken();
  }
  log.error({ err: thrown }, 'Unforeseen failure.');
  return platformErrors.internal();
}
