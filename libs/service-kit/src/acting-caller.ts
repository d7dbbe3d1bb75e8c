import type { Caller } from '@mall/contracts/define';
import type { Actor } from '@mall/persistence';

/** Longest reason that is recorded with a change. */
const LONGEST_REASON = 1_000;

/** Returns the actor of an operation: its caller, and the reason where the request states one. */
export function actorOf(
  { kind, userId, username, service, ip, requestId }: Caller,
  operation: string,
  request?: unknown,
): Actor {
  const { reason } = (request ?? {}) as { readonly reason?: unknown };
  return {
    kind,
    id: userId,
    name: username ?? service,
    ip,
    requestId,
    operation,
    ...(typeof reason === 'string' && reason !== '' && { reason: reason.slice(0, LONGEST_REASON) }),
  };
}
