/** Errors that take a while to come to: full lists, and states that others have brought about. Examples for the documents of the API. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
let owner: Record<string, string>;
const sku = 'BRC-MOS-200';
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  owner = { 'x-auth': await staffToken(shop, 'owner') };
  await insertTestProduct(shop.host.database, { title: 'Brae cup', slug: 'brae-cup', variants: [{ sku, onHand: 20 }] });
});
afterAll(() => shop.close());

const post = (path: string, body: object = {}, headers = owner) => shop.client().post(`/api/admin${path}`, body, headers);
/** Calls until something is refused, at most so often; answers why. */
async function until(most: number, call: (count: number) => Promise<{ status: number; reason?: string }>): Promise<string | undefined> {
  for (let count = 0; count <= most; count += 1) {
    const { status, reason } = await call(count);
    if (status !== 200) return reason;
  }
  return undefined;
}

it('there are only so many keys, apps, rates, notes, passkeys and codes', async () => {
  expect(await until(100, (count) => post('/api-keys', { title: `Warehouse ${count}`, scopes: ['read:orders'] }))).toBe('tooManyKeys');
  await shop.run(sql`delete from api_key`);
  expect(await until(50, (count) => post('/apps', { title: `Books ${count}`, scopes: ['read:orders'] }))).toBe('tooManyApps');
  await shop.run(sql`insert into tax_rate (id, country, postal_from, postal_to, basis_points, texts)
    select gen_random_uuid(), 'NO', lpad(n::text, 4, '0'), lpad(n::text, 4, '0'), 2500, '{"en":{"title":"MVA"}}' from generate_series(1, 5000) n`);
  expect((await post('/tax-rates', { country: 'IS', taxClass: 'standard', basisPoints: 2400, texts: { en: { title: 'VSK' } } })).reason).toBe('tooManyRates');
  await shop.run(sql`insert into staff_passkey (id, staff_id, credential_id, public_key, counter, transports, title, created_at)
    select gen_random_uuid(), staff.id, 'key-' || n, '\\x00', 0, '{}', 'Key', ${shop.clock.now} from staff, generate_series(1, 50) n`);
  expect((await post('/auth/account/passkeys/options')).reason).toBe('tooManyPasskeys');
}, 60_000);

it('there are only so many templates of one’s own', async () => {
  await shop.run(sql`insert into template_version (id, name, number, status, sections)
    select gen_random_uuid(), 'page-' || n, 1, 'draft', '[]' from generate_series(1, 499) n`);
  expect(await until(1, (count) => post('/templates', { name: `page-rings-${count}` }))).toBe('tooManyTemplates');
  expect((await shop.client().get('/api/admin/templates/page-rings-0', owner)).code).toBe(0);
  await shop.run(sql`delete from template_version`);
});

it('an order takes only so many notes', async () => {
  const draft = await post('/draft-orders', { email: 'ada@example.com', lines: [{ sku, quantity: 1 }], shippingFee: { amount: 500, currency: 'USD' } });
  await post(`/draft-orders/${draft.data.id}/complete`, {});
  const [order] = (await shop.client().get('/api/admin/orders?size=1', owner)).data.items;
  expect(await until(100, () => post(`/orders/${order?.id}/note`, { text: 'Asked for a gift card.' }))).toBe('tooManyNotes');
}, 60_000);

it('a balance and a stock have their largest numbers', async () => {
  const { email } = await signedIn(shop);
  expect(await until(10, () => post('/credits', { account: email, amount: 100_000_000_000, reason: 'A mistake' }))).toBe('tooManyCredits');
  expect((await post('/credits', { account: (await signedIn(shop)).email, amount: -5, reason: 'Taken back' })).reason).toBe('notEnoughCredits');
  expect(await until(10, () => post('/stock/adjust', { items: [{ sku, change: 1_000_000 }], reason: 'received' }))).toBe('stockTooLarge');
});

it('a cart takes only so many codes', async () => {
  const { post: say } = await signedIn(shop);
  await say('/cart/add', { sku, quantity: 1 });
  const codes = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'];
  for (const code of codes)
    await post('/coupons', { slug: code.toLowerCase(), code, texts: { en: { title: code } }, rule: { kind: 'percentage', basisPoints: 100 }, conditions: {} });
  const { couponsPerCart } = (await shop.client().get('/api/web/shop')).data.limits;
  let used = 0;
  expect(await until(5, (count) => say('/cart/coupon', { code: codes[(used = count)] }))).toBe('tooManyCodes');
  expect(used).toBe(couponsPerCart);
});

it('who is blocked does not sign in', async () => {
  const password = 'correct horse battery';
  const { email, accountId } = await signedIn(shop, { passwordHash: await hashPassword(password) });
  expect((await post(`/customers/${accountId}/block`)).code).toBe(0);
  expect((await shop.client().post('/api/web/auth/signin', { account: email, password })).reason).toBe('accountBlocked');
});

it('recovery codes are for who has a second factor', async () => expect((await post('/auth/account/recovery-codes')).reason).toBe('noSecondFactor'));

it('an inquiry without an address is not answered, and one that is done not done again', async () => {
  const form = { slug: 'rings', texts: { en: { title: 'Rings' } }, fields: [{ key: 'size', kind: 'text', texts: { en: { label: 'Size' } } }] };
  expect((await post('/inquiry-forms', form)).code).toBe(0);
  const { data: begun } = await shop.client().post('/api/web/form/begin');
  expect((await shop.client().post('/api/web/inquiry/submit', { slug: 'rings', fields: { size: '17' }, ...begun })).code).toBe(0);
  const [{ id }] = (await shop.client().get('/api/admin/inquiries?size=1', owner)).data.items;
  expect((await post(`/inquiries/${id}/answer`, { text: 'We have it.' })).reason).toBe('inquiryUnanswerable');
  expect((await post(`/inquiries/${id}/done`)).code).toBe(0);
  expect((await post(`/inquiries/${id}/done`)).reason).toBe('inquiryStateWrong');
});
