import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { useSampling } from '../tracing/index.js';
import { TraceSampling } from '../tracing/trace-sampling.js';

export interface TracingOptions {
  readonly service: string;
  /** URL of the collector's `/v1/traces`, which receives spans by OTLP over HTTP. */
  readonly url: string;
  /** Share of the requests that are traced, 0 to 1; decided where a trace begins, and followed by all services. */
  readonly share: number;
  /** Selects the traces of browsers; the same for all gateways of an installation. */
  readonly secret: string;
}

let provider: TracerProvider | undefined;

/** Starts tracing. Before that, nothing is recorded. */
export function startTracing({ service, url, share, secret }: TracingOptions): void {
  provider = new TracerProvider({
    // Spans are created only for traces that are recorded.
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'mall' }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  useSampling(new TraceSampling(share, secret));
}

/** Sends the recorded spans; takes at most the exporter's timeout of ten seconds. */
export async function stopTracing(): Promise<void> {
  await provider?.shutdown().catch(() => undefined);
  provider = undefined;
  useSampling(undefined);
}
