/** Spans of calls to other services, by the channels on which Node.js announces those of `fetch` and of `node:http`. Named by host: paths may hold keys. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { Begin } from './begin.ts';

type Message = { request: object; response?: { statusCode?: number } };

/** Traces what is called in the course of something that is traced itself; answers how to stop that. */
export function traceOutgoing(begin: Begin): () => void {
  const spans = new WeakMap<object, Span>();
  const started = ({ request }: Message) => {
    if (!trace.getActiveSpan()) return;
    const { method, host } = describe(request);
    spans.set(request, begin(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'server.address': host } }));
  };
  const answered = ({ request, response }: Message) => {
    const status = response?.statusCode;
    if (status !== undefined) spans.get(request)?.setAttribute('http.response.status_code', status);
  };
  const over = ({ request, response }: Message) => {
    if (response) answered({ request, response });
    spans.get(request)?.end();
    spans.delete(request);
  };
  const failed = ({ request }: Message) => {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR });
    over({ request });
  };
  const listeners = Object.entries({
    'undici:request:create': started,
    'undici:request:headers': answered,
    'undici:request:trailers': over,
    'undici:request:error': failed,
    'http.client.request.created': started,
    'http.client.response.finish': over,
    'http.client.request.error': failed,
  }).map(([channel, listener]) => ({ channel, hear: (message: unknown) => listener(message as Message) }));
  for (const { channel, hear } of listeners) subscribe(channel, hear);
  return () => {
    for (const { channel, hear } of listeners) unsubscribe(channel, hear);
  };
}

/** A request of either: undici's has an origin, Node's a method of its own to tell its host. */
function describe(request: { method?: string; origin?: string | URL; host?: string }): { method: string; host: string } {
  const { method = 'GET', origin, host } = request;
  return { method, host: origin === undefined ? (host ?? 'unknown') : new URL(origin).hostname };
}
