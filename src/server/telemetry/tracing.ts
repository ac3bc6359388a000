/**
 * OpenTelemetry: requests, statements, jobs and outgoing calls as spans, sent by OTLP over HTTP. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set
 * (docs/decisions/1001). Spans hold names of routes, statements with placeholders, and figures: no paths, queries, bodies or headers, which may be personal or secret.
 */
import { traceWith, type Tracing } from '#kit/server/telemetry/spans.ts';
import { context, diag, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/tracing-config.ts';
import type { Begin } from './begin.ts';
import { traceOutgoing } from './trace-outgoing.ts';
import { requestTracing, type RequestTracing } from './trace-requests.ts';

const exportLimitMs = 5_000;
const sendEveryMs = 2_000;
const quietMs = 60_000;

/** A process that traces. `close` sends what is left, and stops tracing. */
export type ProcessTracing = { requests: RequestTracing; close(): Promise<void> };

/** Begins to trace. `warn` is called at most once a minute when spans cannot be delivered; nothing waits for them. */
export function startTracing(config: TracingConfig, warn: (text: string) => void): ProcessTracing {
  const exporter = new OTLPTraceExporter({ url: config.url, headers: config.headers, timeoutMillis: exportLimitMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: exportLimitMs })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  reportTo(warn);
  const tracer = provider.getTracer('vitrine');
  const begin: Begin = (name, options, parent = context.active()) => tracer.startSpan(name, options, parent);
  const requests = requestTracing(begin, config);
  const stops = [traceWith(spansOf(begin)), traceOutgoing(begin), () => requests.stop()];
  return {
    requests,
    async close() {
      for (const stop of stops) stop();
      await provider.shutdown().catch(() => undefined);
      context.disable();
      diag.disable();
    },
  };
}

function spansOf(begin: Begin): Tracing {
  return {
    inSpan: (name, attributes, work) => {
      const span = begin(name, { kind: SpanKind.CONSUMER, attributes });
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    ended(name, { attributes, milliseconds, failed }) {
      const span = begin(name, { kind: SpanKind.CLIENT, attributes, startTime: performance.now() - milliseconds });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
}

/** The library says of each batch that it was lost; one line a minute is enough, without what it tells of the answer. */
function reportTo(warn: (text: string) => void): void {
  let quietUntil = 0;
  const error = () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    warn('traces cannot be delivered to OTEL_EXPORTER_OTLP_ENDPOINT');
  };
  const ignore = () => undefined;
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore });
}
