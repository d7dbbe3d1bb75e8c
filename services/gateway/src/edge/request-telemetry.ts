import {
  beginTrace,
  markFailed,
  metrics,
  outcomeOf,
  recentWork,
  runWithin,
  TRACE_HEADER,
  traceOf,
} from '@mall/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from '../access/request-context.js';
import { declaredStatusOf } from '../envelope/failure.filter.js';

type RequestSpan = NonNullable<ReturnType<typeof beginTrace>>['span'];

/** Spans of the traced requests that are under way. */
const spans = new WeakMap<FastifyRequest, RequestSpan>();

/** Files of the browser apps: their duration depends on the visitor's network. */
const FILES = '/assets/';

/** Probes of Docker and Kubernetes every few seconds; they do not count towards the promised success of visitors' requests. */
const PROBES = '/health/';

const isProbe = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith(PROBES) ?? false;

const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'no route'}`;

/**
 * Measures every routed request except probes, and begins its trace or continues the one of a browser. The gateway
 * decides whether a request is recorded: otherwise anybody could have everything traced.
 */
export function measureRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done();
    const begun = beginTrace(request.headers[TRACE_HEADER], () => ({
      name: routeOf(request),
      attributes: { 'http.request.method': request.method, 'mall.request_id': contextOf(request).requestId },
    }));
    if (!begun) return done();
    spans.set(request, begun.span);
    // When the visitor disconnects before the answer, no other hook is called.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) markFailed(begun.span, 'aborted');
      begun.span.end();
    });
    runWithin(begun.within, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isProbe(request)) return done();
    const route = routeOf(request);
    const status = declaredStatusOf(request) ?? reply.statusCode;
    const outcome = outcomeOf(status);
    metrics.requestSeconds.observe({ route, outcome }, reply.elapsedTime / 1_000);
    const span = spans.get(request);
    const { requestId } = contextOf(request);
    const ids = { requestId, traceId: traceOf(span) };
    if (!route.includes(FILES)) recentWork.took(route, reply.elapsedTime, ids);
    if (outcome === 'failed') recentWork.fails({ name: route, kind: String(status), ...ids });
    span?.setAttribute('http.response.status_code', status);
    if (span && outcome === 'failed') markFailed(span, String(status));
    done();
  });
}
