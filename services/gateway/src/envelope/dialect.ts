import { allOperations } from '@mall/contracts/all';
import type { EnvelopeFamily } from '@mall/contracts/define';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** Format of a route's failures: the family of its operation, or the format that `ra-data-simple-rest` reads. */
export type Dialect = EnvelopeFamily | 'rest';

declare module 'fastify' {
  interface FastifyContextConfig {
    dialect?: Dialect;
  }
}

/** Family of operations that name none, and of unknown addresses. */
export const DEFAULT_FAMILY: EnvelopeFamily = 'admin';

/** Declares the dialect of a route; it is known before any part of a request is read. */
export const InDialect = (dialect: Dialect): MethodDecorator => RouteConfig({ dialect });

/** Returns the dialect of the route of a request. Without a route, that of similar addresses. */
export function dialectOf(request: FastifyRequest): Dialect {
  return request.routeOptions.config.dialect ?? dialectBeside(request.url);
}

/**
 * Returns the dialect of most declared routes below the same first segment of the path. `plain` does not count: it is
 * for OAuth clients, who request declared addresses.
 */
export function dialectBeside(url: string): Dialect {
  return byFirstSegment.get(firstSegment(url.replace(/^\/api(?=\/)/, ''))) ?? DEFAULT_FAMILY;
}

const firstSegment = (path: string): string => path.split(/[/?]/, 2)[1] ?? '';

const byFirstSegment: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  ...mostFrequentFamilies(),
  ['rest', 'rest'],
]);

function mostFrequentFamilies(): ReadonlyMap<string, EnvelopeFamily> {
  const counts = new Map<string, Map<EnvelopeFamily, number>>();
  for (const { http, family = DEFAULT_FAMILY } of allOperations) {
    if (!http || family === 'plain') continue;
    const segment = firstSegment(http.slice(http.indexOf('/')));
    const counted = counts.get(segment) ?? new Map<EnvelopeFamily, number>();
    counts.set(segment, counted.set(family, (counted.get(family) ?? 0) + 1));
  }
  return new Map(
    Array.from(counts, ([segment, counted]) => {
      const [[family] = [DEFAULT_FAMILY]] = [...counted].sort(([, a], [, b]) => b - a);
      return [segment, family];
    }),
  );
}
