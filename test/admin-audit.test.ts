// Every write of staff leaves a line in the audit log: by construction, and checked in every test that writes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Slice } from '#kit/server/slice.ts';
import { recordAction } from '#shop/staff/index.ts';
import { slices } from '#server/slices.ts';
import { createTestApp, type TestApp } from './harness/app.ts';
import { insertTestProduct } from './harness/products.ts';
import { runJob } from './harness/run-jobs.ts';
import { staffToken } from './harness/staff.ts';

/** Writes without details of their own, one with them, and one that is rejected. */
const careless: Slice = {
  name: 'careless',
  routes(api) {
    const base = { access: 'staff', right: 'signedIn', tag: 'careless', summary: 'x', data: z.object({}) } as const;
    const params = z.object({ id: z.string() });
    api.operation({ ...base, method: 'POST', url: '/api/admin/careless', idempotent: true }, async () => ({}));
    for (const method of ['PUT', 'DELETE'] as const) api.operation({ ...base, method, url: '/api/admin/careless/:id', params }, async () => ({}));
    api.operation({ ...base, method: 'GET', url: '/api/admin/careless/:id', params }, async () => ({}));
    api.operation({ ...base, method: 'POST', url: '/api/admin/careful', idempotent: true }, async (context) => {
      await context.transaction((tx) => recordAction(tx, context, { action: 'careful.do', subject: 'it' }));
      return {};
    });
  },
};

let shop: TestApp;
let strict: TestApp;
let token: string;
beforeAll(async () => {
  shop = await createTestApp({ slices: [...slices, careless], strictAudit: false });
  strict = await createTestApp({ slices: [...slices, careless] });
  token = await staffToken(shop, 'owner');
});
afterAll(async () => {
  await shop.close();
  await strict.close();
});

const lines = async () =>
  (await shop.run<{ staffName: string; action: string; subject: string }>(sql`select staff_name, action, subject from staff_action order by sequence`)).rows;
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, headers: object = {}) =>
  shop.client().send({ method, url: `/api/admin/${url}`, ...(method === 'GET' ? {} : { payload }), headers: { 'x-auth': token, ...headers } });
const audit = async (filter: object) => (await send('GET', `audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.items;

describe('a write of staff', () => {
  it('leaves a line even where it says nothing of itself; reading leaves none', async () => {
    await send('POST', 'careless');
    await send('PUT', 'careless/7');
    await send('DELETE', 'careless/8');
    await send('GET', 'careless/9');
    expect(await lines()).toEqual([
      { staffName: 'owner', action: 'POST /api/admin/careless', subject: '' },
      { staffName: 'owner', action: 'PUT /api/admin/careless/:id', subject: '7' },
      { staffName: 'owner', action: 'DELETE /api/admin/careless/:id', subject: '8' },
    ]);
  });

  it('leaves one line where it says something, also when it is sent again with its key', async () => {
    const before = (await lines()).length;
    for (let count = 0; count < 3; count += 1) expect((await send('POST', 'careful', {}, { 'idempotency-key': 'k-1' })).code).toBe(0);
    expect((await lines()).slice(before)).toEqual([{ staffName: 'owner', action: 'careful.do', subject: 'it' }]);
  });

  it('fails in tests where it says nothing of itself, whichever of the published operations it is', async () => {
    const headers = { 'x-auth': await staffToken(strict, 'owner') };
    expect((await strict.client().post('/api/admin/careless', {}, headers)).status).toBe(500);
    expect((await strict.client().post('/api/admin/careful', {}, headers)).code).toBe(0);
    // All of them are published by the one function that sees to it, and known to be staff's.
    const writes = shop.app.operations.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/admin/'));
    expect(
      writes
        .filter(({ access }) => access !== 'staff')
        .map(({ url }) => url.replace('/api/admin/auth/', ''))
        .sort(),
    ).toEqual(['/api/admin/setup', 'captcha', 'forgot', 'passkey', 'passkey/options', 'set-password', 'signin', 'ticket']);
    expect(writes.length).toBeGreaterThan(70);
  });
});

describe('the log', () => {
  it('says what was there before and after, without secrets, and who signed in', async () => {
    const [cup] = await insertTestProduct(shop.host.database, { variants: [{ price: 1000 }] });
    const read = await send('GET', `products/${cup!.productId}`);
    const product = read.data;
    const changed = { ...product, brand: 'Brae', variants: [{ ...product.variants[0], price: { ...product.variants[0].price, amount: 900 } }] };
    expect((await send('PUT', `products/${cup!.productId}`, changed, { 'if-match': read.headers['etag']! })).code).toBe(0);
    expect((await audit({ action: 'product', q: cup!.productId }))[0]).toMatchObject({
      action: 'product.update',
      name: product.texts.en.title,
      staff: { name: 'owner' },
      detail: { changes: { brand: { before: '', after: 'Brae' }, 'variants.0.price.amount': { before: 1000, after: 900 } } },
    });
    const person = { email: 'mara@shop.example', name: 'Mara', role: 'support', password: 'correct horse battery' };
    const { data: made, headers } = await send('POST', 'staff', person);
    await send('PUT', `staff/${made.id}`, { ...made, role: 'editor', password: 'another good password' }, { 'if-match': headers['etag']! });
    const [update] = await audit({ action: 'staff.update' });
    expect(update.name).toBe('Mara');
    expect(update.detail).toEqual({ email: 'mara@shop.example', newPassword: true, changes: { role: { before: 'support', after: 'editor' } } });
    await shop.client().post('/api/admin/auth/signin', { account: person.email, password: 'another good password' });
    expect((await audit({ staffId: made.id }))[0]).toMatchObject({ action: 'staff.signin', staff: { name: 'Mara' } });
    const { rows } = await shop.run<{ text: string }>(sql`select string_agg(detail::text, '') as text from staff_action`);
    expect(rows[0]!.text).not.toMatch(/horse|another good/);
  });

  it('is the owners’, found by person, area, time and word', async () => {
    const manager = await staffToken(shop, 'manager');
    expect((await shop.client().get('/api/admin/audit', { 'x-auth': manager })).status).toBe(403);
    const areas = async (filter: object) => new Set((await audit(filter)).map(({ action }: { action: string }) => action.split('.')[0]));
    expect((await areas({})).size).toBeGreaterThan(1);
    expect(await areas({ action: 'staff' })).toEqual(new Set(['staff']));
    expect(await areas({ action: 'staff, product,nothing' })).toEqual(new Set(['staff', 'product']));
    expect(await audit({ q: 'no such word' })).toEqual([]);
    expect(await audit({ from: new Date(shop.clock.now.getTime() + 1).toISOString() })).toEqual([]);
    expect((await audit({ to: new Date(shop.clock.now.getTime() + 1).toISOString() })).length).toBeGreaterThan(3);
    expect((await send('GET', 'audit?filter=%7B%22from%22%3A%22yesterday%22%7D')).status).toBe(400);
  });

  it('is only added to, and forgets after two years', async () => {
    await expect(shop.run(sql`update staff_action set staff_name = 'nobody'`)).rejects.toThrow('append-only');
    await expect(shop.run(sql`delete from staff_action`)).rejects.toThrow('append-only');
    const before = (await lines()).length;
    await shop.run(
      sql`insert into staff_action (id, staff_name, action, subject, at) values (gen_random_uuid(), 'Old', 'old.deed', 'x', ${new Date(shop.clock.now.getTime() - 731 * 24 * 3_600_000)})`,
    );
    await runJob(shop, 'retention');
    expect((await lines()).length).toBe(before);
  });
});
