/** The log: one JSON line an event on standard output, without query strings, bodies or headers, which may hold secrets. */
import { pino, type DestinationStream, type Logger } from 'pino';

/** Makes the process's log; lines go to standard output, or to `stream`. `fields` answers what is added to a line, as it is written. */
export function createLog(level: 'debug' | 'info' | 'warn' | 'error', stream?: DestinationStream, fields: () => object = () => ({})): Logger {
  const options = {
    level,
    base: null,
    mixin: fields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorLine, req: requestLine },
  };
  return stream ? pino(options, stream) : pino(options);
}

function requestLine(request: { method: string; url: string }) {
  return { method: request.method, path: loggedPath(request.url) };
}

/** A request's path for the log: without its query, and without parts that may be a secret of 256 bits or a signature, as that which opens a private picture. */
export function loggedPath(url: string): string {
  return url.split('?')[0]!.replaceAll(/(?<=\/)(?:[0-9a-z]+\.)?[\w-]{43}(?=\/|$)/g, '•••');
}

/** No other property: an error of the database driver holds the connection that it came from. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, ...(code === undefined ? {} : { code }), stack: error.stack };
}
