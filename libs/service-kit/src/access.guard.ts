import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { asksFactor, factorRefusal, judge, platformErrors, type Operation } from '@mall/contracts/define';
import { operationOf, rememberedCaller } from '@mall/messaging';

const operations = new WeakMap<object, Operation>();

/** Returns the operation for which a message was admitted or refused, for the filter, which does not know the handler. */
export const guardedOperation = (message: object): Operation | undefined => operations.get(message);

/** Admits only callers whose seal has been checked (`OperationServer`), and only to operations whose contract allows them. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'rpc') return true;
    const message = context.switchToRpc().getContext<NatsContext>();
    const caller = rememberedCaller(message);
    if (!caller) throw platformErrors.forbidden();
    const operation = operationOf(context.getHandler());
    if (operation) operations.set(message, operation);
    const verdict = judge(operation?.access, caller);
    if (verdict === 'signInNeeded') throw platformErrors.signInNeeded();
    if (verdict === 'forbidden') throw platformErrors.forbidden();
    const refusal = operation && asksFactor(operation) && factorRefusal(caller);
    if (refusal) throw refusal;
    return true;
  }
}
