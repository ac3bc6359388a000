import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { writeSettings } from '../settings/index.ts';

let shop: TestApp;
let headers: { 'x-auth': string };
beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'support') };
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { name: { en: 'Moss' }, email: 'hello@moss.example' }, shop.clock.now));
});
afterAll(() => shop.close());

const add = (body: object) => shop.client().post('/api/web/feedback/add', body);
const list = async (filter: object = {}) => (await shop.client().get(`/api/admin/feedback?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers)).data;

it('reaches staff and the merchant’s mailbox, escaped', async () => {
  expect(await add({ kind: 'problem', text: '<img src=x onerror=alert(1)> The filter', email: 'ada@example.com', page: '/category/table' })).toMatchObject({
    code: 0,
  });
  const { items } = await list({ state: 'new' });
  expect(items).toMatchObject([{ kind: 'problem', email: 'ada@example.com', page: '/category/table', state: 'new' }]);
  await runJobs(shop);
  const [mail] = await readdir(shop.host.config.mailDir);
  const text = (await readFile(`${shop.host.config.mailDir}/${mail!}`, 'utf8')).replaceAll('=\n', '');
  expect(text).toMatch(/^To: hello@moss\.example$/m);
  expect(text).toMatch(/^Reply-To: ada@example\.com$/m);
  expect(text.slice(text.indexOf('text/html'))).not.toContain('<img src=x');
  const { id } = items[0];
  expect((await shop.client().post(`/api/admin/feedback/${id}/done`, {}, headers)).data.state).toBe('done');
  expect((await shop.client().post(`/api/admin/feedback/${id}/done`, {}, headers)).code).toBe(41);
  expect((await shop.client().post(`/api/admin/feedback/${id}/reopen`, {}, headers)).data.state).toBe('new');
});

it.each([
  ['text', { text: '' }],
  ['text', { text: 'x'.repeat(4_001) }],
  ['kind', { text: 'x', kind: 'hate' }],
  ['email', { text: 'x', email: 'a@b@c' }],
  ['page', { text: 'x', page: 'javascript:alert(1)' }],
])('is rejected naming %s', async (field, body) => {
  const answer = await add(body);
  expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
});

it('has a page whose form works without a script', async () => {
  const client = shop.client();
  const submit = (fields: Record<string, string>) =>
    client.send({
      method: 'POST',
      url: '/zh/page/feedback',
      payload: new URLSearchParams({ form: 'feedback', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await client.get('/zh/page/feedback')).text).toContain('意见反馈');
  expect((await submit({ kind: 'idea', text: '' })).status).toBe(400);
  const sent = await submit({ kind: 'idea', text: '更多茶壶', email: '' });
  expect([sent.status, sent.headers['location']]).toEqual([303, '/zh/page/feedback?said=feedback']);
  expect((await client.get('/zh/page/feedback?said=feedback')).text).toContain('感谢您的反馈');
  expect((await list({ q: '茶壶' })).items).toMatchObject([{ text: '更多茶壶', lang: 'zh', email: null }]);
});
