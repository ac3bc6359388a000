import type { Context, Span, SpanOptions } from '@opentelemetry/api';

/** Begins a span: below `parent`, else below the current one. */
export type Begin = (name: string, options: SpanOptions, parent?: Context) => Span;
