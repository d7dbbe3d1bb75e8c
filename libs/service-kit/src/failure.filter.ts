import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MallError, platformErrors } from '@mall/contracts/define';
import { toWireError } from '@mall/messaging';
import { isDatabaseTrouble, isDataException, UnknownSort } from '@mall/persistence';
import { throwError, type Observable } from 'rxjs';
import { log } from './logger.js';

/** Every failure leaves a service as a declared error; an undeclared one is logged in full and sent as a general error. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): Observable<never> | void {
    if (host.getType() === 'rpc') return throwError(() => toWireError(asMallError(thrown)));
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (thrown instanceof HttpException)
      return void reply.status(thrown.getStatus()).send(thrown.getResponse());
    const failure = asMallError(thrown);
    void reply.status(failure.declaration.status).header('x-mall-status', 'error').send(toWireError(failure));
  }
}

export function asMallError(thrown: unknown): MallError {
  if (thrown instanceof MallError) return thrown;
  if (thrown instanceof UnknownSort)
    return platformErrors.sortUnknown({ columns: thrown.columns.join(', ') });
  if (isDatabaseTrouble(thrown)) {
    log.warn({ err: thrown }, 'The database did not answer.');
    return platformErrors.unavailable();
  }
  if (isDataException(thrown)) {
    log.warn({ err: thrown }, 'A value of the request could not be stored; its contract should refuse it.');
    return platformErrors.valueOutOfRange();
  }
  log.error({ err: thrown }, 'Unforeseen failure.');
  return platformErrors.internal();
}
