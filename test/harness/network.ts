/** A piece of network between a program and its server, which a test can break. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `cut`: nothing goes through any more, and neither side learns of it; `refuse`: every connection is closed at once, as where nobody listens; `mend`: what was
 * open is closed, and new connections go through; `lead`: these go to another port from now on.
 */
export type Network = { port: number; cut(): void; refuse(): void; mend(): void; lead(port: number): void; close(): Promise<void> };

/** Passes connections on to `port` of this machine. */
export async function startNetwork(port: number): Promise<Network> {
  let leadsTo = port;
  const open = new Set<Socket>();
  let isCut = false;
  let isRefused = false;
  const server = createServer((near) => {
    if (isRefused) return void near.destroy();
    const far = connect({ port: leadsTo, host: '127.0.0.1' });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => void (isCut || to.write(chunk)));
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        if (!isCut) to.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => void (isCut = true),
    refuse() {
      isRefused = true;
      closeAll();
    },
    mend() {
      closeAll();
      isCut = false;
      isRefused = false;
    },
    lead: (other) => void (leadsTo = other),
    async close() {
      closeAll();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A server that answers whatever it is asked by one text, or (null) says nothing. */
export async function startAnswering(answer: string | null): Promise<{ port: number; close(): Promise<unknown> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => void (answer !== null && socket.write(answer)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}
