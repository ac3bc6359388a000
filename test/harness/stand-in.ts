/** A server of somebody else's, played by the test: what a provider answers, and every way in which it can fail to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in misbehaves until told otherwise. */
export type Fault = 'silent' | 'serverError' | 'garbage' | 'tooLong' | 'redirect' | 'cutOff';

/** A request as the stand-in's part sees it. */
export type StandInRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** A running stand-in. `fault` holds for every answer while it is set; `asked` lists the paths that were asked for. */
export type StandIn = { url: string; asked: string[]; fault: Fault | null; close(): Promise<void> };

const longerThanAnybodyReads = 1024 * 1024;

/** Starts a server that answers JSON by `answer` (a status with it, else 200). */
export async function startStandIn(answer: (request: StandInRequest) => Promise<object> | object): Promise<StandIn> {
  const asked: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(url.pathname);
    let body = '';
    for await (const part of request) body += String(part);
    if (standIn.fault) return misbehave(standIn.fault, response);
    const { status = 200, ...rest } = (await answer({ method: request.method ?? '', url, headers: request.headers, body })) as { status?: number };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(rest));
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fault: null,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return standIn;
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'cutOff') return void response.destroy();
  if (fault === 'serverError') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  if (fault === 'redirect') return void response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(fault === 'garbage' ? '{"access_token":' : 'x'.repeat(longerThanAnybodyReads));
}
