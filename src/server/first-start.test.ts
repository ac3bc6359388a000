import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { readConfig } from './config/config.ts';
import { firstStartSteps } from './first-start.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** What a start with these words behind the command says. */
async function start(...given: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ DEMO: 'true' }, given);
  for (const step of firstStartSteps) await step({ host: shop.host, config, say: (line) => void lines.push(line) });
  return lines.join('\n');
}
const codeIn = (text: string) => /^Set-up code: (\S+)/m.exec(text)?.[1];
const products = async () => (await shop.client().get('/api/web/product/list')).data.total as number;

it('does not begin empty and with the demo shop', () => {
  expect(() => readConfig({}, ['--empty', '--demo'])).toThrow('cannot begin empty and with the demo shop');
});

it('begins empty with --empty, stays so at later starts, and brings the demo shop where the form asks for it', async () => {
  const first = await start('--empty');
  expect(first).toContain('http://localhost:3000/backoffice/setup#code=');
  expect(first).not.toContain('Staff account');
  // Nobody asked for the demo shop; the code is a new one.
  const again = await start();
  expect(await products()).toBe(0);
  expect(codeIn(again)).toMatch(/^\w{4}-/);
  expect(codeIn(again)).not.toBe(codeIn(first));
  const { status } = await shop.client().post('/api/admin/setup', {
    code: codeIn(again),
    shop: { name: 'Lindgren & Co.', country: 'SE', currency: 'SEK', languages: ['en'] },
    owner: { email: 'astrid@shop.example', password: 'a long walk by the lake' },
    start: 'demo',
  });
  expect(status).toBe(200);
  await runJobs(shop, { only: ['demo.fill'] });
  expect(await products()).toBeGreaterThan(10);
  expect((await shop.client().get('/?request=route', { accept: 'application/json' })).text).toContain('Lindgren & Co.');
  expect(await start('--empty')).toContain('--empty changes nothing');
}, 180_000);
