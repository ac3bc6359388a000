/** Spans of a trace. Until `traceWith` is called nothing is traced, and none of this costs more than a comparison. */

/** What is known of a span: names and figures, nothing that says who or what it was about. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What makes spans. */
export type Tracing = {
  inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  ended(name: string, span: { attributes: SpanAttributes; milliseconds: number; failed: boolean }): void;
  traceId(): string | undefined;
};

let tracing: Tracing | undefined;

/** Traces from now on; answers how to stop that. */
export function traceWith(given: Tracing): () => void {
  tracing = given;
  return () => {
    if (tracing === given) tracing = undefined;
  };
}

/** Runs `work` in a span of its own, a root if none is current. What it begins is traced below it; a rejection marks it as failed. */
export const inSpan = <T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.inSpan(name, attributes, work) : work();

/** Records what has just ended below the current span, if there is one. `span` is called only while tracing is on. */
export function noteEnded(name: () => string, span: () => Parameters<Tracing['ended']>[1]): void {
  if (tracing?.traceId() !== undefined) tracing.ended(name(), span());
}

/** The current trace, for the log. */
export const currentTraceId = (): string | undefined => tracing?.traceId();
