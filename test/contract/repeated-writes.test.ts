// What may be sent twice: every write of the shopper API either honours `Idempotency-Key`, or does nothing more when it is repeated.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '../harness/app.ts';
import { insertTestProduct } from '../harness/products.ts';

let shop: TestApp;
let sku: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const [variant] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 5000 }] });
  sku = variant!.sku;
});
afterAll(() => shop.close());

/** Why repeating it changes nothing more, by the ends of its address below /api/web. */
const byNature: Record<string, string> = {
  'only reads':
    'address/list address/parse address/suggest address/suggestion article/mine article/get cart/get cart/count cart/estimate cart/gift-wrapping cart/set-rest checkout/get checkout/express/quote coupon/mine favorite/list favorite/count favorite/wishList favorite/shared gift-card/balance notice/list notice/count order/list order/detail payment/cards push/state return/quote return/list return/detail security/identities security/overview security/passkeys security/sessions security/activity log/list user/info auth/qr/status',
  'sets what is there to what is sent, or takes it away':
    'address/remove address/default article/submit article/withdraw article/unpublish article/remove auth/signout auth/signout/late cart/update cart/change-variant cart/remove cart/save cart/restore cart/coupon cart/coupon/remove checkout/contact checkout/billing checkout/fapiao checkout/line checkout/address checkout/shipping checkout/payment checkout/coupon checkout/coupon/remove checkout/gift-card checkout/gift-card/remove checkout/gift-delivery checkout/credits coupon/claim favorite/add favorite/cancel favorite/share/stop favorite/watch favorite/watch/stop notice/read order/confirm payment/cards/remove push/renew push/subscribe push/unsubscribe return/cancel return/logistics review/helpful security/identities/unlink security/passkeys/rename security/passkeys/remove security/signout security/switch user/editPassword user/editEmail user/editMobile user/editName user/editInfo user/editAvatar user/delete newsletter/unsubscribe',
  'takes a secret that counts once':
    'checkout/paypal/return auth/signin/verify auth/signin/code auth/reset-password auth/verify-email auth/openid/finish auth/openid/link auth/qr/confirm auth/signup auth/signin/passkey security/passkeys/add newsletter/confirm withdrawal/confirm',
  'makes what nobody uses unless its answer arrives':
    'guest form/begin auth/captcha auth/signin auth/openid/begin auth/qr/create auth/signin/passkey/options security/passkeys/options upload user/export order/invoice order/credit-note return/label',
  'sends a message anew, for which it is asked again, as often as its limit allows': 'auth/send-code auth/forget',
  'counts visits, where one more or less does not matter': 'visitor/track stat/duration',
};
const reasons = Object.entries(byNature).flatMap(([reason, ends]) => ends.split(' ').map((end) => [`/api/web/${end}`, reason] as const));

it('each write of shoppers honours a key, or says why it needs none', () => {
  const writes = shop.app.operations.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/web/'));
  const without = writes.filter(({ idempotent, url }) => !idempotent && !/^\/api\/web\/(payment|carrier)\/webhook/.test(url)).map(({ url }) => url);
  const explained = new Map<string, string>(reasons);
  expect(without.filter((url) => !explained.has(url))).toEqual([]);
  expect([...explained.keys()].filter((url) => !without.includes(url))).toEqual([]);
  expect(writes.filter(({ idempotent }) => idempotent).length).toBeGreaterThan(17);
});

const add = (client: TestClient, headers: Record<string, string>) => client.post('/api/web/cart/add', { sku, quantity: 1 }, headers);
const newGuest = async () => ({ 'x-guest': (await shop.client().post('/api/web/guest')).data.guest as string });
const count = async (guest: Record<string, string>) => (await shop.client().post('/api/web/cart/count', {}, guest)).data.count as number;

describe('a cart', () => {
  it('gets what is added under a key once, each guest their own', async () => {
    const [one, other] = [await newGuest(), await newGuest()];
    const key = { 'idempotency-key': 'the-same' };
    const first = await add(shop.client(), { ...one, ...key });
    const again = await add(shop.client(), { ...one, ...key });
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect((await add(shop.client(), { ...other, ...key })).headers['idempotency-replayed']).toBeUndefined();
    expect([await count(one), await count(other)]).toEqual([1, 1]);
  });

  it('that began with the call is never shown to a stranger with the same key', async () => {
    const key = { 'idempotency-key': 'guessed' };
    const mine = await add(shop.client(), key);
    const stranger = await add(shop.client(), key);
    expect(stranger.headers['idempotency-replayed']).toBeUndefined();
    expect(stranger.headers['x-guest-issued']).not.toBe(mine.headers['x-guest-issued']);
    expect(await count({ 'x-guest': String(mine.headers['x-guest-issued']) })).toBe(1);
    const left = await sql`select 1 from idempotency_key where status is null`.execute(shop.kysely);
    expect(left.rows).toEqual([]);
  });
});

it('what an unknown visitor writes is stored once under a key', async () => {
  const { data: form } = await shop.client().post('/api/web/form/begin');
  const said = { text: 'The door sticks.', kind: 'problem', ...form };
  const send = () => shop.client().post('/api/web/feedback/add', said, { 'idempotency-key': 'said-once' });
  const first = await send();
  expect([first.code, first.msg]).toEqual([0, first.msg]);
  expect((await send()).headers['idempotency-replayed']).toBe('true');
  const kept = await sql`select 1 from feedback`.execute(shop.kysely);
  expect(kept.rows).toHaveLength(1);
});
