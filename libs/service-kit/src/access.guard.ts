import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { judge, platformErrors } from '@mall/contracts/define';
import { operationOf, rememberedCaller } from '@mall/messaging';

/** Admits only callers whose seal has been checked (`OperationServer`), and only to operations whose contract allows them. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'rpc') return true;
    const caller = rememberedCaller(context.switchToRpc().getContext<NatsContext>());
    if (!caller) throw platformErrors.forbidden();
    const verdict = judge(operationOf(context.getHandler())?.access, caller);
    if (verdict === 'signInNeeded') throw platformErrors.signInNeeded();
    if (verdict === 'forbidden') throw platformErrors.forbidden();
    return true;
  }
}
