/** A receiver of webhooks as a merchant would write it: verifies by the Standard Webhooks specification, and misbehaves on request. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it answers. `slowBody` says 200 and never ends, `huge` says 200 and sends without end, `silent` says nothing. */
export type Manner = 'ok' | 'error' | 'gone' | 'redirect' | 'silent' | 'slowBody' | 'huge' | 'cutOff';

/** What it received. */
export type Received = { headers: IncomingHttpHeaders; body: string };

/** A running receiver. */
export type WebhookReceiver = { url: string; port: number; manner: Manner; received: Received[]; paths: string[]; close(): Promise<void> };

/** Starts a receiver on a free port of this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    receiver.paths.push(request.url ?? '');
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body });
      answer(receiver.manner, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    manner: 'ok',
    received: [],
    paths: [],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return receiver;
}

function answer(manner: Manner, response: ServerResponse): void {
  if (manner === 'silent') return;
  if (manner === 'cutOff') return void response.destroy();
  if (manner === 'error') return void response.writeHead(500).end('<h1>out of order</h1>\u0000');
  if (manner === 'gone') return void response.writeHead(410).end();
  if (manner === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
  if (manner === 'slowBody') return void response.writeHead(200).write('so far');
  if (manner === 'huge') return pour(response.writeHead(200));
  response.writeHead(200, { 'content-type': 'text/plain' }).end('thanks');
}

function pour(response: ServerResponse): void {
  const part = 'x'.repeat(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more).on('error', () => undefined);
  more();
}

const toleranceSeconds = 300;

/** Whether a message is one that the holder of the secret sent, at that time (Standard Webhooks, "Verifying webhook authenticity"). */
export function verifies({ headers, body }: Received, secret: string, now: Date): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name] ?? ''));
  if (!id || Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures!.split(' ').some((signature) => {
    const [version, value] = signature.split(',', 2);
    const given = Buffer.from(value ?? '', 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
