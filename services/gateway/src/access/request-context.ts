import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_KEY_PATTERN, type Caller } from '@mall/contracts/define';
import { IDEMPOTENCY_HEADER, invalidInput } from '@mall/messaging';
import { localeFrom, ruleTexts, say, type Locale } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceKeyIn, newDeviceCookie } from './device-cookie.js';

export interface RequestContext {
  readonly requestId: string;
  readonly locale: Locale;
  readonly tenantId: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** Hash of the device cookie; set when the browser gets its first one. */
  deviceKey?: string | undefined;
  /** Caller, set by the access guard. */
  caller?: Caller;
}

const contexts = new WeakMap<object, RequestContext>();

/** Tenants that an anonymous caller may name; a signed-in caller's tenant is in the token. */
const PUBLIC_TENANTS = new Set(['1']);
const DEFAULT_TENANT = '1';

type Headers = IncomingMessage['headers'];

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Returns the client's own request id when it is a plain one, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = single(headers['x-request-id']);
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Returns the tenant of an anonymous request. */
export function tenantOf(headers: Headers): string {
  const tenant = single(headers['tenant-id']) ?? DEFAULT_TENANT;
  return PUBLIC_TENANTS.has(tenant) ? tenant : DEFAULT_TENANT;
}

export function localeOf(headers: Headers): Locale {
  return localeFrom(single(headers['locale']) ?? headers['accept-language']);
}

/** Returns headers and address of a request, read once. */
export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request.raw);
  if (known) return known;
  const { headers } = request;
  const context: RequestContext = {
    requestId: requestIdOf(headers),
    locale: localeOf(headers),
    tenantId: tenantOf(headers),
    ip: request.ip,
    userAgent: single(headers['user-agent']),
    deviceKey: deviceKeyIn(headers.cookie),
  };
  contexts.set(request.raw, context);
  return context;
}

const REQUEST_KEY = new RegExp(REQUEST_KEY_PATTERN);

/**
 * Returns the caller of a request that changes something, with the key by which the request is recognised when it comes again.
 * @throws invalidInput for a key that is none.
 */
export function keyedCaller(caller: Caller, { method, headers }: FastifyRequest): Caller {
  const requestKey = single(headers[IDEMPOTENCY_HEADER]);
  if (requestKey === undefined || method === 'GET') return caller;
  if (REQUEST_KEY.test(requestKey)) return { ...caller, requestKey };
  const label = say('Ключ запроса', '请求键', 'Request key');
  const params = { label, example: 'f2b6c0de-8d1c-4a5e-9f0b-3f6f1a2b7c11' };
  throw invalidInput([{ field: 'Idempotency-Key', text: ruleTexts.example, params }]);
}

export function anonymousCaller(context: RequestContext): Caller {
  const { requestId, locale, tenantId, ip, userAgent, deviceKey } = context;
  const from = { ip, userAgent, ...(deviceKey === undefined ? {} : { deviceKey }) };
  return { kind: 'anonymous', roles: [], permissions: [], tenantId, locale, requestId, ...from };
}

/** Gives a browser without a device cookie a new one; the request counts as made with it. */
export function giveDeviceCookie(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): void {
  const context = contextOf(request);
  if (context.deviceKey !== undefined) return;
  const { header, key } = newDeviceCookie(isProduction);
  context.deviceKey = key;
  void reply.header('set-cookie', header);
}
