/**
 * Loaded in front of the built server (`--import`): notes for every request how long the server took and which statements it
 * sent, and serves them on a port of its own. The server itself is the one that `npm start` runs, unchanged.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, Server } from 'node:http';
import { serialize } from 'node:v8';
import pg from 'pg';

/** A statement as it went to PostgreSQL; `connection` identifies the pool's connection. */
export type SentStatement = { text: string; values: unknown[]; connection: number };

/** A request. `id` is its `x-bench-id`. */
export type RecordedRequest = { id: string; milliseconds: number; statements: SentStatement[] };

/** What was recorded since it was asked for last; processor time is the process's own. */
export type Recording = { requests: RecordedRequest[]; processorMs: number };

const current = new AsyncLocalStorage<RecordedRequest>();
const connections = new WeakMap<object, number>();
let connectionCount = 0;
let requests: RecordedRequest[] = [];
let processor = process.cpuUsage();

const query = pg.Client.prototype.query as (this: pg.Client, ...given: any[]) => any;
pg.Client.prototype.query = function recorded(this: pg.Client, ...given: any[]) {
  const request = current.getStore();
  if (request) {
    const connection = connections.get(this) ?? (connectionCount += 1);
    connections.set(this, connection);
    const [asked, values] = given;
    request.statements.push({
      text: typeof asked === 'string' ? asked : asked.text,
      values: [...((Array.isArray(values) ? values : asked.values) ?? [])],
      connection,
    });
  }
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const port = Number(process.env['BENCH_RECORDER_PORT']);
const emit = Server.prototype.emit as (this: Server, ...given: any[]) => boolean;
const recorder = createServer((_request, response) => {
  const used = process.cpuUsage(processor);
  const recording: Recording = { requests, processorMs: (used.user + used.system) / 1_000 };
  requests = [];
  processor = process.cpuUsage();
  response.end(serialize(recording));
});
Server.prototype.emit = function recorded(this: Server, ...given: any[]) {
  const [event, incoming, response] = given;
  const id = event === 'request' && this !== recorder ? incoming.headers['x-bench-id'] : undefined;
  if (id === undefined) return emit.apply(this, given);
  const request: RecordedRequest = { id, milliseconds: 0, statements: [] };
  const begun = performance.now();
  response.once('finish', () => {
    request.milliseconds = performance.now() - begun;
    requests.push(request);
  });
  return current.run(request, () => emit.apply(this, given));
};
recorder.listen(port, '127.0.0.1').unref();
