/** The settings of an extension in the back office: the form, what is stored of it, and what the extension reads. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { secret, settingField } from 'vitrine/extension';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith, entryOf } from '#test/harness/extensions.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

const settings = z.object({
  count: settingField(z.number().int().min(1).max(9).default(3), { en: 'Count', zh: '数量' }, { en: 'How many.' }),
  colour: settingField(z.enum(['red', 'blue']).default('red'), { en: 'colour' }, undefined, [{ value: 'red', label: { en: 'Red', zh: '红' } }]),
  isLoud: z.boolean().default(false),
  key: secret(z.string().max(100).default(''), { en: 'Key of the service' }),
});
const seen: unknown[] = [];
const look = { name: 'look', data: z.object({}), run: async (context: { settings: unknown }) => void seen.push(context.settings) };

let shop: TestApp;
let manager: Record<string, string>;
let logged: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await createTestApp({
    extensions: [extensionWith('setter', { title: { en: 'Setter', zh: '设置器' }, settings, jobs: [look as never] }), entryOf('faulty', null)],
  });
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(async () => {
  await shop.close();
  logged.mockRestore();
});

const read = async (headers = manager) => shop.client().get('/api/admin/extensions/setter', headers);
const change = async (values: object) => {
  const { headers } = await read();
  return shop
    .client()
    .send({ method: 'PUT', url: '/api/admin/extensions/setter', payload: { settings: values }, headers: { ...manager, 'if-match': headers['etag']! } });
};
const inForce = async () => {
  await runJob(shop, 'ext.setter.look');
  return seen.at(-1);
};

it('lists extensions in load order with their state, and says why one was left out', async () => {
  const { items, total } = (await shop.client().get('/api/admin/extensions', manager)).data;
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: 'setter', version: '1.0.0', title: 'Setter', state: 'running', problem: null },
    { id: 'faulty', title: 'faulty', state: 'leftOut', problem: expect.stringContaining('must export an extension'), fields: [] },
  ]);
  expect((await shop.client().get('/api/admin/extensions?sort=-order', manager)).data.items[0].id).toBe('faulty');
});

it('describes the form by the schema, in the language of staff', async () => {
  const { fields, settings: values } = (await read({ ...manager, 'x-lang': 'zh' })).data;
  expect(fields).toMatchObject([
    { name: 'count', kind: 'number', label: '数量', help: 'How many.', min: 1, max: 9, isWhole: true },
    { name: 'colour', kind: 'choice', label: 'colour', choices: ['red', 'blue'], choiceTitles: { red: '红' } },
    { name: 'isLoud', kind: 'yesNo' },
    { name: 'key', kind: 'secret', maxLength: 100, isSet: false },
  ]);
  expect(values).toEqual({ count: 3, colour: 'red', isLoud: false, key: null });
});

it('stores what the schema takes, encrypts secrets, and hands all of it to the extension at once', async () => {
  expect(await inForce()).toEqual({ count: 3, colour: 'red', isLoud: false, key: '' });
  const changed = await change({ count: 5, colour: 'blue', isLoud: true, key: 'sk_very_secret' });
  expect(changed.data).toMatchObject({
    settings: { count: 5, colour: 'blue', isLoud: true, key: null },
    fields: expect.arrayContaining([expect.objectContaining({ name: 'key', isSet: true })]),
  });
  await vi.waitFor(async () => expect(await inForce()).toEqual({ count: 5, colour: 'blue', isLoud: true, key: 'sk_very_secret' }));

  const everything = await sql<{
    text: string;
  }>`select (select string_agg(row_to_json(e)::text, '') from extension e) || (select string_agg(row_to_json(a)::text, '') from staff_action a) as text`.execute(
    shop.kysely,
  );
  expect(everything.rows[0]!.text).toContain('extension.update');
  expect(everything.rows[0]!.text).not.toContain('sk_very_secret');

  await change({ count: 6, colour: 'blue', isLoud: true, key: null });
  await vi.waitFor(async () => expect(await inForce()).toMatchObject({ count: 6, key: 'sk_very_secret' }));
  await change({ count: 6, colour: 'blue', isLoud: true, key: '' });
  await vi.waitFor(async () => expect(await inForce()).toMatchObject({ key: '' }));
});

it('refuses what the schema does not take, by field, what is stale, and extensions that do not run', async () => {
  const wrong = await change({ count: 10, colour: 'green' });
  expect([wrong.code, Object.keys(wrong.data.errors)]).toEqual([40, ['settings.count', 'settings.colour']]);
  const put = (id: string, tag: string) =>
    shop.client().send({ method: 'PUT', url: `/api/admin/extensions/${id}`, payload: { settings: {} }, headers: { ...manager, 'if-match': tag } });
  expect((await put('setter', '"old"')).status).toBe(412);
  expect((await put('faulty', '"old"')).status).toBe(404);
  expect((await put('orders', '"old"')).status).toBe(404);
  const support = { 'x-auth': await staffToken(shop, 'support') };
  expect((await shop.client().get('/api/admin/extensions', support)).status).toBe(403);
});
