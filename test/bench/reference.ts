/** The bare server that speed is held against: `node:http` in a process of its own, the same bytes, the same headers. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts it. */
export async function startReference(answer: { status: number; headers: [string, string][]; body: Buffer }): Promise<{ url: string; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('reference-server.ts', import.meta.url)), { env: { NODE_ENV: 'production' }, serialization: 'advanced' });
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (message) => done((message as { port: number }).port));
    child.once('exit', () => fail(new Error('the reference server did not start')));
    child.send(answer);
  });
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill();
      }),
  };
}
