/** The log: one JSON line an event on standard output, without query strings, bodies or headers, which may hold secrets. */
import { pino, type Logger } from 'pino';

/** Makes the process's log. */
export function createLog(level: 'debug' | 'info' | 'warn' | 'error'): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: faultLine, req: requestLine },
  });
}

function requestLine(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] };
}

/** No other property: an error of the database driver holds the connection that it came from. */
function faultLine(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, ...(code === undefined ? {} : { code }), stack: error.stack };
}
