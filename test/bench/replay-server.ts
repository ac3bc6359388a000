/** Runs in a process of its own; see replay.ts. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { SentStatement } from './recorder.ts';
import type { ReplayedCall } from './replay.ts';

const calls = new Map<string, ReplayedCall>();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL']!, max: 10 });

const server = createServer(async (request, response) => {
  JSON.parse(await textOf(request));
  const call = calls.get(request.headers['x-bench-id'] as string)!;
  for (const statements of call.statements) await run(statements);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(call.answer) });
  response.end(call.answer);
});

process.on('message', (added: ReplayedCall[]) => {
  for (const call of added) calls.set(call.id, call);
  process.send!('taken');
});
server.listen(0, 'localhost', () => process.send!({ port: (server.address() as AddressInfo).port }));

/** Statements that went over one connection together: a transaction, or a single one. */
async function run(statements: readonly SentStatement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    client.release();
  }
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', fail);
    request.on('end', () => done(Buffer.concat(chunks).toString()));
  });
}
