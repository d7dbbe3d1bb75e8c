import { randomUUID } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';
import { localeFrom, type Locale } from '@mall/validation';
import type { FastifyRequest } from 'fastify';

export interface RequestContext {
  readonly requestId: string;
  readonly locale: Locale;
  readonly tenantId: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** Set by the access guard. */
  caller?: Caller;
}

const contexts = new WeakMap<object, RequestContext>();

/** Tenants that an anonymous caller may name; a signed-in caller's tenant is in the token. */
const PUBLIC_TENANTS = new Set(['1']);
const DEFAULT_TENANT = '1';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** What a request says about itself, read once. The caller's own request id is kept when it is a plain one. */
export function contextOf(request: FastifyRequest): RequestContext {
  const known = contexts.get(request.raw);
  if (known) return known;
  const given = header(request, 'x-request-id');
  const tenant = header(request, 'tenant-id') ?? DEFAULT_TENANT;
  const context: RequestContext = {
    requestId: given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    locale: localeFrom(header(request, 'locale') ?? header(request, 'accept-language')),
    tenantId: PUBLIC_TENANTS.has(tenant) ? tenant : DEFAULT_TENANT,
    ip: request.ip,
    userAgent: header(request, 'user-agent'),
  };
  contexts.set(request.raw, context);
  return context;
}

export function anonymousCaller({ requestId, locale, tenantId, ip, userAgent }: RequestContext): Caller {
  return { kind: 'anonymous', roles: [], permissions: [], tenantId, locale, requestId, ip, userAgent };
}
