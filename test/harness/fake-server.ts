/** A fake of an outside server: a provider's answers, and every way in which it can fail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a mock server misbehaves until it is reset. `lostAnswer`: it handles the request, and the response never arrives. */
export type Fault = 'silent' | 'serverError' | 'garbage' | 'tooLong' | 'redirect' | 'cutOff' | 'lostAnswer';

/** A request as the fake's part sees it. */
export type FakeRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** An answer that is no plain JSON with a status of its own. */
export class FakeAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;

  constructor(status: number, body: object | string, headers: Record<string, string> = {}) {
    this.status = status;
    this.headers = { 'content-type': 'application/json', ...headers };
    this.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
}

/** A running mock server. `fault` applies to every response while it is set; `asked` lists the requested paths. */
export type FakeServer = { url: string; asked: string[]; fault: Fault | null; close(): Promise<void> };

const longerThanAnybodyReads = 1024 * 1024;

/** Starts a server that answers JSON by `answer` (with its `status` if that is a number, else 200), or a plain text. `watch` sees every request first. */
export async function startFakeServer(
  answer: (request: FakeRequest) => Promise<object | string> | object | string,
  watch: (request: IncomingMessage) => Promise<void> = async () => undefined,
  port = 0,
): Promise<FakeServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    asked.push(url.pathname);
    let body = '';
    for await (const part of request) body += String(part);
    await watch(request);
    const { fault } = fake;
    if (fault && fault !== 'lostAnswer') return misbehave(fault, response);
    const said = await answer({ method: request.method ?? '', url, headers: request.headers, body });
    if (fault && request.method !== 'GET') return misbehave('cutOff', response);
    if (said instanceof FakeAnswer) return void response.writeHead(said.status, said.headers).end(said.body);
    if (typeof said === 'string') return void response.writeHead(200, { 'content-type': 'text/plain' }).end(said);
    const { status, ...rest } = said as { status?: unknown };
    // A word is the provider's own field.
    const [code, responseBody] = typeof status === 'number' ? [status, rest] : [200, said];
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody));
  }
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const fake: FakeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fault: null,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return fake;
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'cutOff') return void response.destroy();
  if (fault === 'serverError') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  if (fault === 'redirect') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(fault === 'garbage' ? '{"access_token":' : 'x'.repeat(longerThanAnybodyReads));
}
