import { currentTraceId } from '#kit/server/telemetry/spans.ts';
import { currentRequestId } from '../requests/last-resort.ts';

/** What every line of the log says of where it comes from: the request, and the trace where there is one. */
export function logFields(): { requestId?: string; traceId?: string } {
  const [requestId, traceId] = [currentRequestId(), currentTraceId()];
  return { ...(requestId === undefined ? {} : { requestId }), ...(traceId === undefined ? {} : { traceId }) };
}
