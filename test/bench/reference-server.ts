/** Runs in a process of its own; see reference.ts. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (message) => {
  const { status, headers, body } = message as { status: number; headers: [string, string][]; body: Uint8Array };
  const bytes = Buffer.from(body);
  const flat = [...headers.flat(), 'content-length', String(bytes.length)];
  const server = createServer((_request, response) => {
    response.writeHead(status, flat);
    response.end(bytes);
  });
  server.listen(0, 'localhost', () => process.send!({ port: (server.address() as AddressInfo).port }));
});
