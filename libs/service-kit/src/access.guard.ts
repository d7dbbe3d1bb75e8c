import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { judge, platformErrors, type Caller } from '@mall/contracts/define';
import { CALLER_HEADER, operationOf, rememberCaller } from '@mall/messaging';
import { verifiedCaller } from './caller-cache.js';

interface HeaderBag {
  get(name: string): string;
}

/** Admits only callers that are sealed with the internal key, and only to operations whose contract allows them. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'rpc') return true;
    const nats = context.switchToRpc().getContext<NatsContext>();
    const headers = nats.getHeaders() as HeaderBag | undefined;
    const caller = verifiedCaller(headers?.get(CALLER_HEADER));
    if (!caller) throw platformErrors.forbidden();
    const verdict = judge(operationOf(context.getHandler())?.access, caller);
    if (verdict === 'signInNeeded') throw platformErrors.signInNeeded();
    if (verdict === 'forbidden') throw platformErrors.forbidden();
    rememberCaller(nats, caller);
    return true;
  }
}

/**
 * The caller of a plain HTTP route of the file or chat service, as sealed by the gateway.
 * @throws platformErrors.forbidden when the header is missing or forged.
 */
export function callerFromHeaders(headers: Record<string, string | string[] | undefined>): Caller {
  const sealed = headers[CALLER_HEADER];
  const caller = verifiedCaller(Array.isArray(sealed) ? sealed[0] : sealed);
  if (!caller) throw platformErrors.forbidden();
  return caller;
}
