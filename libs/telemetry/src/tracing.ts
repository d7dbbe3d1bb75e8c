import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { TraceSampling } from './trace-sampling.js';

export { SpanKind } from '@opentelemetry/api';

/** Header of the W3C recommendation "Trace Context" in which a trace goes on in another process. */
export const TRACE_HEADER = 'traceparent';

export interface TracingOptions {
  readonly service: string;
  /** Where spans are sent to, by OTLP over HTTP: the URL of the collector's `/v1/traces`. */
  readonly url: string;
  /** Share of the requests that are traced, 0 to 1; decided where a trace begins, and kept by all services. */
  readonly share: number;
  /** By which the traces of browsers are chosen; all gateways of an installation have the same. */
  readonly secret: string;
}

let provider: TracerProvider | undefined;
let sampling: TraceSampling | undefined;
const tracer = trace.getTracer('mall');

/** Until tracing is started, every function of this file does its work and nothing else. */
export function startTracing({ service, url, share, secret }: TracingOptions): void {
  sampling = new TraceSampling(share, secret);
  provider = new TracerProvider({
    // Only what is to be recorded becomes a span.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'mall' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
}

/** Sends what has been recorded; at most for the exporter's time-out of ten seconds. */
export async function stopTracing(): Promise<void> {
  await provider?.shutdown().catch(() => undefined);
  provider = undefined;
}

export interface SpanOptions {
  /** What is done, by its declared name: a subject, a route, a consumer. Never a value. */
  readonly name: string;
  readonly kind: SpanKind;
  /** Facts without personal data. */
  readonly attributes?: Attributes;
  /** `traceparent` of the process that caused this; without one, the span that is active here. */
  readonly from?: string | undefined;
}

/**
 * The span that is active and not over. A connection that was opened within a trace keeps its span for ever, which must not collect
 * what happens on it later.
 */
function activeSpan(): Span | undefined {
  const span = provider && trace.getActiveSpan();
  return span?.isRecording() ? span : undefined;
}

/**
 * Does `work` as a span of the trace that it belongs to, and as nothing where that is not recorded. A failure is recorded with the name of
 * its class: messages may hold personal data.
 */
export function inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const isTraced = options.from ? provider && recordedTrace(options.from) : activeSpan();
  return isTraced ? spanned(options, work) : work();
}

async function spanned<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const { span, within } = beginSpan(options);
  try {
    return await context.with(within, work);
  } catch (failure) {
    markFailed(span, failure instanceof Error ? failure.name : 'unknown');
    throw failure;
  } finally {
    span.end();
  }
}

/** Ends a span of something that is under way when it settles; none outside of a trace, such as for what a timer does. */
export function followed(options: Omit<SpanOptions, 'kind'>, done: Promise<unknown>): void {
  if (!activeSpan()) return;
  const { span } = beginSpan({ ...options, kind: SpanKind.CLIENT });
  done.then(
    () => span.end(),
    (failure: unknown) => {
      markFailed(span, failure instanceof Error ? failure.name : 'unknown');
      span.end();
    },
  );
}

interface OpenSpan {
  readonly span: Span;
  readonly within: Context;
}

function beginSpan({ name, kind, attributes = {}, from }: SpanOptions): OpenSpan {
  const outer = from ? continued(from) : context.active();
  const span = tracer.startSpan(name, { kind, attributes }, outer);
  return { span, within: trace.setSpan(outer, span) };
}

/**
 * Begins the trace of a request where it enters the mall; whoever begins it ends its span. Undefined for one that is not recorded, of
 * which nothing else is a span either. `header` is the `traceparent` of a browser: the ids are its own, whether it is traced is
 * decided here.
 */
export function beginTrace(
  header: unknown,
  about: () => Omit<SpanOptions, 'kind' | 'from'>,
): OpenSpan | undefined {
  const from = sampling?.decide(header);
  return from === undefined ? undefined : beginSpan({ ...about(), kind: SpanKind.SERVER, from });
}

export const markFailed = (span: Span, kind: string): void => {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind);
};

/** Calls `work` inside the span of `within`, and whatever it starts. */
export const runWithin = <T>(within: Context, work: () => T): T => context.with(within, work);

/** Whether what happens here belongs to a trace that is recorded. */
export const isTraced = (): boolean => activeSpan() !== undefined;

/** `traceparent` of the span that is active, for the next process; undefined outside of a trace. */
export function traceparent(): string | undefined {
  if (!activeSpan()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier[TRACE_HEADER];
}

/** Id of the trace that is active, for lines of the log. */
export function traceId(): string | undefined {
  return activeSpan()?.spanContext().traceId;
}

/** Id of the trace that a span is recorded in; undefined for one that is not, or is over. */
export const traceOf = (span: Span | undefined): string | undefined =>
  span?.isRecording() ? span.spanContext().traceId : undefined;

/** Id of the trace in a `traceparent`; undefined where nobody records it. */
export const recordedTrace = (header: string | undefined): string | undefined =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header ?? '')?.[1];

const continued = (header: string): Context =>
  propagation.extract(context.active(), { [TRACE_HEADER]: header }, defaultTextMapGetter);
