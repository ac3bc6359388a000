import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { publishBackoffice } from './backoffice.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function serve(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'vitrine-backoffice-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, 'dist/backoffice', name, '..'), { recursive: true });
    await writeFile(join(root, 'dist/backoffice', name), text);
  }
  const app = Fastify();
  await app.register(cookie);
  await publishBackoffice(app, { root, config: { https: false, payments: { stripe: null, paypal: null }, storage: {} }, frames: async () => [] });
  return app;
}

const built = { '.vite/manifest.json': JSON.stringify({ main: { file: 'main-1.js', isEntry: true }, other: { file: 'zh-2.js' } }), 'main-1.js': 'export {}' };

it('serves the application on every address below /backoffice, with a new nonce each time and nothing inline', async () => {
  const app = await serve(built);
  const [first, second] = [await app.inject('/backoffice'), await app.inject('/backoffice/products/1?x=<script>')];
  const nonces = [first, second].map((answer) => {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(answer.body).toContain(`<meta name="style-nonce" content="${nonce}">`);
    expect(answer.body).toContain('src="/backoffice/assets/main-1.js"');
    expect(answer.body).not.toMatch(/<style|<script>| style=/);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  await app.close();
});

it('serves its files for good, and nothing beside them', async () => {
  const app = await serve(built);
  const file = await app.inject('/backoffice/assets/main-1.js');
  expect(file.headers['cache-control']).toContain('immutable');
  for (const path of ['nope.js', '.vite/manifest.json', '../../package.json', '%2e%2e/%2e%2e/package.json']) {
    const answer = await app.inject(`/backoffice/assets/${path}`);
    expect(answer.body).not.toContain('isEntry');
    expect(answer.headers['content-type']).not.toContain('javascript');
  }
  await app.close();
});

it('says so when it was not built, in the asker’s language', async () => {
  const app = await serve({});
  const answer = await app.inject({ url: '/backoffice', headers: { 'accept-language': 'zh' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
  expect(answer.body).toContain('<html lang="zh">');
  await app.close();
});
