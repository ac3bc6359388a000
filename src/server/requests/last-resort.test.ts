/** In a process of its own: what Node.js itself says of rejections and exceptions that nothing caught. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { projectRoot } from '../folders.ts';

const script = `
import { createServer } from 'node:http';
import { asCodeOf, guarded, handleUncaught } from './src/server/requests/last-resort.ts';
const uncaught = handleUncaught({ report: (what) => console.log('REPORT ' + what), end: () => { console.log('END'); process.exit(1); } });
process.on('uncaughtException', uncaught.exception);
process.on('unhandledRejection', uncaught.rejection);
const handlers = {
  '/rejects': () => void (async () => { await null; throw new Error('x'); })(),
  '/rejects-later': () => void setTimeout(() => void Promise.reject(new Error('x')), 5),
  '/throws': () => { throw new Error('x'); },
  '/throws-later': () => void setTimeout(() => { throw new Error('x'); }, 5),
  '/half': (response) => { response.write('half'); setTimeout(() => { throw new Error('x'); }, 20); },
  '/fine': (response) => void response.end('fine'),
};
const server = createServer(guarded((request, response) => handlers[request.url](response), () => console.log('REPORT thrown')));
process.once('SIGHUP', () => asCodeOf('odd', () => { setTimeout(() => { throw new Error('x'); }, 5); setTimeout(() => void Promise.reject(new Error('x')), 10); }));
process.once('SIGUSR2', () => { throw new Error('of nobody'); });
server.listen(0, () => console.log('PORT ' + server.address().port));
`;

it('answers 500 and goes on after an error of a request that nothing caught; ends after one of no request and no extension', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let text = '';
    const port = await new Promise<string>((done) =>
      child.stdout.on('data', (chunk) => {
        text += String(chunk);
        const found = /PORT (\d+)/.exec(text);
        if (found) done(found[1]!);
      }),
    );
    const ask = async (path: string) => {
      const answer = await fetch(`http://localhost:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    for (const path of ['/rejects', '/rejects-later', '/throws', '/throws-later']) {
      const answer = await ask(path);
      expect({ path, status: answer.status }).toEqual({ path, status: 500 });
      expect(JSON.parse(answer.text)).toEqual({ code: 500, msg: 'An unknown error occurred.', reason: 'unexpectedError', data: null });
    }
    await expect(ask('/half')).rejects.toThrow('terminated');
    expect(await ask('/fine')).toEqual({ status: 200, text: 'fine' });
    expect([...text.matchAll(/REPORT (.*)/g)].map(([, what]) => what)).toEqual([
      'a rejection that nothing caught',
      'a rejection that nothing caught',
      'thrown',
      'an exception that nothing caught',
      'an exception that nothing caught',
    ]);
    child.kill('SIGHUP');
    await expect.poll(() => text).toMatch(/an exception that nothing caught, of the extension odd\n.*a rejection that nothing caught, of the extension odd/);
    expect(await ask('/fine')).toEqual({ status: 200, text: 'fine' });
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(text).toContain('an exception that nothing caught; the shop stops');
  } finally {
    child.kill('SIGKILL');
  }
});
