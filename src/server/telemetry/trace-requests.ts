/** A span for each request, named by its route. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { cachedPageSent } from '#kit/server/telemetry/signals.ts';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span, type SpanContext } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Begin } from './begin.ts';
import { routeOf } from './route-of.ts';

/** Traces requests: `around` stands around all of them, `name` names those that come to the framework. */
export type RequestTracing = { around(listener: RequestListener): RequestListener; name(app: FastifyInstance): void; stop(): void };

/** Makes it. `trustsCallers`: continues a trace that the request names, which only a trusted proxy may start. */
export function requestTracing(begin: Begin, { trustsCallers }: { trustsCallers: boolean }): RequestTracing {
  const requests = new WeakMap<IncomingMessage, FastifyRequest>();
  const stop = cachedPageSent.on(({ page, method }) => called(trace.getActiveSpan(), method, `page ${page}`));
  return {
    around: (listener) => (request, response) => {
      const method = request.method ?? 'GET';
      const parent = trustsCallers ? contextOf(request.headers['traceparent']) : ROOT_CONTEXT;
      const span = begin(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent);
      response.once('close', () => {
        const known = requests.get(request);
        if (known) called(span, method, routeOf(known));
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => listener(request, response));
    },
    name(app) {
      app.addHook('onRequest', async (request) => void requests.set(request.raw, request));
    },
    stop,
  };
}

function called(span: Span | undefined, method: string, route: string): void {
  span?.updateName(`${method} ${route}`);
  span?.setAttribute('http.route', route);
}

function contextOf(header: string | string[] | undefined): Context {
  const named = typeof header === 'string' ? callersSpan(header) : undefined;
  return named ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT;
}

/** The span that a `traceparent` of the first version names; undefined for anything else. */
export function callersSpan(header: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true } : undefined;
}
