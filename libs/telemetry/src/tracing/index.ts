// Loads the interface of OpenTelemetry alone; `../sdk` records and sends the spans.
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
import type { TraceSampling } from './trace-sampling.js';

export { SpanKind } from '@opentelemetry/api';

/** Header of the W3C recommendation "Trace Context" by which a trace continues in another process. */
export const TRACE_HEADER = 'traceparent';

let sampling: TraceSampling | undefined;
const tracer = trace.getTracer('mall');

/** Called by `startTracing`. Without a sampling, every function of this file only runs the given work. */
export function useSampling(started: TraceSampling | undefined): void {
  sampling = started;
}

export interface SpanOptions {
  /** The declared name of the work: a subject, a route, a consumer. Never a value. */
  readonly name: string;
  readonly kind: SpanKind;
  /** Attributes without personal data. */
  readonly attributes?: Attributes;
  /** `traceparent` of the calling process; without it, the span continues the active one. */
  readonly from?: string | undefined;
}

/**
 * Returns the active span while it is not ended. A connection that was opened within a trace keeps its span forever; later work
 * must not be recorded in it.
 */
function activeSpan(): Span | undefined {
  const span = sampling && trace.getActiveSpan();
  return span?.isRecording() ? span : undefined;
}

/**
 * Runs `work` as a span of its trace, or without a span when the trace is not recorded. A failure is recorded with the name of its
 * class, because messages may hold personal data.
 */
export function inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const isTraced = options.from ? sampling && recordedTrace(options.from) : activeSpan();
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

/** Records a span that ends when the promise settles; records none outside of a trace, such as for the work of a timer. */
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
 * Begins the trace of a request where it enters the mall; the caller ends the span. Returns undefined for a request that is not
 * recorded; then no later span of it exists either. `header` is the `traceparent` of a browser: its ids are kept, but the decision
 * to record is made here.
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

/** Runs `work`, and everything that it starts, inside the span of `within`. */
export const runWithin = <T>(within: Context, work: () => T): T => context.with(within, work);

/** Whether the current work belongs to a recorded trace. */
export const isTraced = (): boolean => activeSpan() !== undefined;

/** Returns the `traceparent` of the active span for the next process; undefined outside of a trace. */
export function traceparent(): string | undefined {
  if (!activeSpan()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier[TRACE_HEADER];
}

/** Returns the id of the active trace, for log lines. */
export function traceId(): string | undefined {
  return activeSpan()?.spanContext().traceId;
}

/** Returns the id of the trace in which a span is recorded; undefined when it is not recorded or has ended. */
export const traceOf = (span: Span | undefined): string | undefined =>
  span?.isRecording() ? span.spanContext().traceId : undefined;

/** Returns the id of the trace in a `traceparent`; undefined when it is not recorded. */
export const recordedTrace = (header: string | undefined): string | undefined =>
  /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header ?? '')?.[1];

const continued = (header: string): Context =>
  propagation.extract(context.active(), { [TRACE_HEADER]: header }, defaultTextMapGetter);
