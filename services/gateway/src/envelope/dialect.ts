import { allOperations } from '@mall/contracts/all';
import type { EnvelopeFamily } from '@mall/contracts/define';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

/** How a route writes its failures: in the family of its operation, or as `ra-data-simple-rest` reads them. */
export type Dialect = EnvelopeFamily | 'rest';

declare module 'fastify' {
  interface FastifyContextConfig {
    dialect?: Dialect;
  }
}

/** Of operations that name no family, and of addresses that nothing else is known about. */
export const DEFAULT_FAMILY: EnvelopeFamily = 'admin';

/** Declares the dialect of a route; the route knows it before anything of a request is read. */
export const InDialect = (dialect: Dialect): MethodDecorator => RouteConfig({ dialect });

/** The dialect of the route that a request was for. Without a route: of the addresses beside it. */
export function dialectOf(request: FastifyRequest): Dialect {
  return request.routeOptions.config.dialect ?? dialectBeside(request.url);
}

/**
 * The dialect that most declared routes below the same first segment of the path have. `plain` does not count: it is
 * for OAuth clients, who ask for declared addresses.
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
