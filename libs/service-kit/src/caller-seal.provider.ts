import type { Provider } from '@nestjs/common';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { CALLER_HEADER, callerIn, CallerSeal, NatsLink, sealedRequest } from '@mall/messaging';
import { LRUCache } from 'lru-cache';
import { kitConfig } from './config.js';

/** Callers by the payload that they were parsed from; saves parsing the payloads of repeated calls. */
const known = new LRUCache<string, Readonly<Caller>>({ max: 1_000 });

/** Parses a caller, which is frozen because requests share it. */
function readCaller(payload: string): Caller {
  const cached = known.get(payload);
  if (cached) return cached;
  const caller = Object.freeze(callerIn(payload));
  known.set(payload, caller);
  return caller;
}

/** Opens and writes seals with the installation's key and the time of the NATS server. */
export const callerSealProvider: Provider = {
  provide: CallerSeal,
  inject: [NatsLink],
  useFactory: (nats: NatsLink) => new CallerSeal(kitConfig.INTERNAL_KEY, nats.clock, readCaller),
};

interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Returns the caller of a plain HTTP route of the file or chat service, as sealed by the gateway.
 * @throws platformErrors.forbidden when the header is missing, forged or sealed for another request.
 */
export function callerOfRequest({ method, url, headers }: HttpRequest, seals: CallerSeal): Caller {
  const sealed = headers[CALLER_HEADER];
  const caller = seals.open(Array.isArray(sealed) ? sealed[0] : sealed, sealedRequest(method, url));
  if (!caller) throw platformErrors.forbidden();
  return caller;
}
