import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { giftCardPersonalData } from './personal-data.ts';
import { sendGiftCards } from './send-cards.ts';

let shop: TestApp;
let manager: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  manager = await staffToken(shop, 'manager');
});
afterAll(() => shop.close());

const auth = (token = manager, more = {}) => ({ 'x-auth': token, ...more });
const issue = (more: object = {}, headers = auth()) =>
  shop.client().post('/api/admin/gift-cards', { amount: 5_000, currency: 'USD', note: 'A prize', ...more }, headers);
const read = (id: string) => shop.client().get(`/api/admin/gift-cards/${id}`, auth());
const change = async (id: string, body: object) => {
  const { headers } = await read(id);
  return shop.client().send({ method: 'PUT', url: `/api/admin/gift-cards/${id}`, payload: body, headers: auth(manager, { 'if-match': headers['etag'] }) });
};
const balance = (code: string, client: TestClient = shop.client()) => client.post('/api/web/gift-card/balance', { code });
const mails = async (to: string) => {
  const { rows } = await sql<{ data: any }>`select data from pgboss.job where name = 'message.notice' and data ->> 'to' = ${to}`.execute(shop.kysely);
  return rows.map(({ data }) => data);
};

describe('gift cards of staff', () => {
  it('are issued with a code that is shown once and stored as a hash alone', async () => {
    const { status, data } = await issue();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
      state: 'active',
      balance: { amount: 5_000, currency: 'USD' },
      expiresAt: null,
    });
    expect((await read(data.id)).data).not.toHaveProperty('code');
    const plain = data.code.replaceAll('-', '');
    const { rows } = await sql<{ row: string }>`select row_to_json(gift_card)::text as row from gift_card where id = ${data.id}`.execute(shop.kysely);
    expect(rows[0]!.row).not.toContain(plain);
    expect(rows[0]!.row).toContain(`"last_characters":"${plain.slice(-4)}"`);
    const audit = await sql<{ detail: object }>`select detail from staff_action where subject = ${data.id}`.execute(shop.kysely);
    expect(JSON.stringify(audit.rows)).not.toContain(plain);
    expect(audit.rows).toHaveLength(1);
    expect((await balance(data.code)).data).toEqual({
      lastCharacters: plain.slice(-4),
      balance: { amount: 5_000, currency: 'USD' },
      state: 'active',
      expiresAt: null,
    });
  });

  it('pay nowhere where their code was entered before it was replaced', async () => {
    const { data: card } = await issue();
    const client = shop.client();
    const [variant] = await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 9 }] });
    await client.post('/api/web/cart/add', { sku: variant!.sku, quantity: 1 });
    const { slug } = (await client.post('/api/web/checkout/create', { source: 'cart' })).data;
    expect((await client.post('/api/web/checkout/gift-card', { slug, code: card.code })).data.giftCards).toHaveLength(1);
    const replaced = await shop.client().post(`/api/admin/gift-cards/${card.id}/code`, {}, auth());
    expect(replaced.code).toBe(0);
    expect((await client.post('/api/web/checkout/get', { slug })).data.giftCards).toEqual([]);
    // Nor in the checkout that takes over what was answered in that one.
    const again = (await client.post('/api/web/checkout/create', { source: 'cart' })).data.slug;
    expect((await client.post('/api/web/checkout/get', { slug: again })).data.giftCards).toEqual([]);
    expect((await client.post('/api/web/checkout/gift-card', { slug, code: replaced.data.code })).data.giftCards).toHaveLength(1);
  });

  it('are found by their whole code or its end, by state and currency', async () => {
    const { data } = await issue({ currency: 'EUR' });
    const list = async (filter: object) => (await shop.client().get(`/api/admin/gift-cards?filter=${encodeURIComponent(JSON.stringify(filter))}`, auth())).data;
    expect((await list({ code: data.code })).items).toMatchObject([{ id: data.id }]);
    expect((await list({ code: data.lastCharacters.toLowerCase(), currency: 'EUR' })).items).toMatchObject([{ id: data.id }]);
    expect((await list({ code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' })).total).toBe(0);
    expect((await list({ currency: 'EUR', state: 'disabled' })).total).toBe(0);
    expect((await list({ currency: 'EUR', state: 'active' })).total).toBe(1);
  });

  it('are rejected with a message where the input is nonsense', async () => {
    for (const amount of [0, -1, 0.5, '5', null, 1e12]) expect(await issue({ amount })).toMatchObject({ status: 400, code: 40 });
    for (const currency of ['XXX', 'usd', '', null])
      expect(await issue({ currency })).toMatchObject({ status: 400, data: { errors: { currency: expect.any(String) } } });
    const past = new Date(shop.clock.now.getTime() - 1).toISOString();
    const far = new Date(shop.clock.now.getTime() + 400 * 24 * 3_600_000).toISOString();
    expect(await issue({ expiresAt: past })).toMatchObject({ status: 400, data: { errors: { expiresAt: expect.any(String) } } });
    expect(await issue({ recipientEmail: 'ada@example.com', sendAt: far })).toMatchObject({ status: 400, data: { errors: { sendAt: expect.any(String) } } });
    expect(await issue({ sendAt: far })).toMatchObject({ status: 400 });
    expect(await issue({ recipientEmail: 'nobody' })).toMatchObject({ status: 400 });
    expect(await issue({ lang: 'xx' })).toMatchObject({ status: 400 });
    expect(await issue({}, auth(await staffToken(shop, 'support')))).toMatchObject({ status: 403 });
    expect(await read(newId())).toMatchObject({ status: 404 });
    expect(await read('x')).toMatchObject({ status: 404 });
  });

  it('change by staff with a reason, never below 0, and the ledger says so', async () => {
    const { data } = await issue();
    const adjust = (body: object) => shop.client().post(`/api/admin/gift-cards/${data.id}/adjust`, body, auth());
    expect((await adjust({ amount: 500, reason: 'Sorry' })).data.balance.amount).toBe(5_500);
    expect(await adjust({ amount: -5_501, reason: 'x' })).toMatchObject({ status: 409, code: 41, reason: 'giftCardTooLittle' });
    expect(await adjust({ amount: 100_000_000_000, reason: 'x' })).toMatchObject({ status: 409, code: 41, reason: 'giftCardTooMuch' });
    expect((await adjust({ amount: -5_500, reason: 'Wrong' })).data).toMatchObject({ balance: { amount: 0 }, issued: { amount: 5_000 } });
    for (const body of [
      { amount: 0, reason: 'x' },
      { amount: 1, reason: ' ' },
      { amount: 1.5, reason: 'x' },
    ])
      expect(await adjust(body)).toMatchObject({ status: 400 });
    const filter = encodeURIComponent(JSON.stringify({ giftCard: data.id }));
    const { data: ledger } = await shop.client().get(`/api/admin/gift-card-entries?filter=${filter}`, auth());
    expect(ledger.items.map((line: any) => [line.reason, line.amount.amount, line.balance.amount, line.note])).toEqual([
      ['adjusted', -5_500, 0, 'Wrong'],
      ['adjusted', 500, 5_500, 'Sorry'],
      ['issued', 5_000, 5_000, 'A prize'],
    ]);
    await expect(sql`update gift_card_entry set amount = 1 where gift_card_id = ${data.id}`.execute(shop.kysely)).rejects.toThrow('append-only');
  });

  it('are disabled and enabled again, as they were read', async () => {
    const { data } = await issue();
    const until = new Date(shop.clock.now.getTime() + 24 * 3_600_000).toISOString();
    expect((await change(data.id, { disabled: true, expiresAt: until, note: '' })).data).toMatchObject({ state: 'disabled', expiresAt: until });
    expect((await balance(data.code)).data.state).toBe('disabled');
    expect((await change(data.id, { disabled: false, expiresAt: until, note: '' })).data.state).toBe('active');
    const stale = { disabled: true, expiresAt: null, note: '' };
    const headers = auth(manager, { 'if-match': '"other"' });
    expect(await shop.client().send({ method: 'PUT', url: `/api/admin/gift-cards/${data.id}`, payload: stale, headers })).toMatchObject({ status: 412 });
  });

  it('get another code when theirs was lost; the old one is worth nothing', async () => {
    const { data } = await issue();
    const { data: renewed } = await shop.client().post(`/api/admin/gift-cards/${data.id}/code`, {}, auth());
    expect(renewed.code).not.toBe(data.code);
    expect(await balance(data.code)).toMatchObject({ status: 400, reason: 'giftCardUnknown' });
    expect((await balance(renewed.code)).data.balance.amount).toBe(5_000);
  });

  it('are what the shop owes, by currency, at any moment', async () => {
    const liability = async (at?: Date) => (await shop.client().get(`/api/admin/reports/gift-cards${at ? `?at=${at.toISOString()}` : ''}`, auth())).data.items;
    const sum = (items: any[]) => items.find(({ currency }) => currency === 'JPY') ?? { cards: 0, balance: { amount: 0 } };
    const before = new Date(shop.clock.now.getTime() - 1);
    const until = new Date(shop.clock.now.getTime() + 60_000);
    const { data } = await issue({ currency: 'JPY', amount: 900 });
    await issue({ currency: 'JPY', amount: 100, expiresAt: until.toISOString() });
    await shop.client().post(`/api/admin/gift-cards/${data.id}/adjust`, { amount: -200, reason: 'x' }, auth());
    expect(sum(await liability(before))).toMatchObject({ cards: 0 });
    expect(sum(await liability())).toMatchObject({ cards: 2, balance: { amount: 800, currency: 'JPY' }, expired: { amount: 0 } });
    expect(sum(await liability(until))).toMatchObject({ balance: { amount: 800 }, expired: { amount: 100 } });
    expect(await shop.client().get('/api/admin/reports/gift-cards?at=yesterday', auth())).toMatchObject({ status: 400 });
  });
});

/** The code that stands in the words of a mail. */
const codeIn = ({ paragraphs }: { paragraphs: string[] }): string => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(paragraphs.join(' '))![0];

describe('the mail of a gift card', () => {
  it('goes out on its day with a code made just then, once, in the language of the card', async () => {
    const to = `${newId()}@example.com`;
    const day = new Date(shop.clock.now.getTime() + 3 * 24 * 3_600_000);
    const gift = {
      recipientEmail: to.toUpperCase(),
      recipientName: '小明',
      senderName: 'Ada',
      message: 'Happy <b>birthday</b>',
      lang: 'zh',
      sendAt: day.toISOString(),
    };
    const { data } = await issue(gift);
    expect(data).toMatchObject({ code: null, lastCharacters: '', sendAt: day.toISOString(), sentAt: null });
    await sendGiftCards(testContext(shop));
    expect(await mails(to)).toEqual([]);
    const then = { ...testContext(shop), now: () => day };
    await Promise.all([sendGiftCards(then), sendGiftCards(then)]);
    const [mail, ...more] = await mails(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ lang: 'zh', title: 'Ada 送您一张 US$50.00 礼品卡' });
    expect(mail.paragraphs).toContain('Happy <b>birthday</b>');
    const code = codeIn(mail);
    expect((await balance(code)).data).toMatchObject({ balance: { amount: 5_000 } });
    expect((await read(data.id)).data).toMatchObject({ sentAt: day.toISOString(), lastCharacters: code.slice(-4) });
  });

  it('goes out anew with another code when staff ask for one', async () => {
    const to = `${newId()}@example.com`;
    const { data } = await issue({ recipientEmail: to });
    await sendGiftCards(testContext(shop));
    expect((await shop.client().post(`/api/admin/gift-cards/${data.id}/code`, {}, auth())).data.code).toBeNull();
    await sendGiftCards(testContext(shop));
    const codes = (await mails(to)).map(codeIn);
    expect(new Set(codes).size).toBe(2);
    expect((await Promise.all(codes.map((code) => balance(code)))).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the mails of gift cards', () => {
  it('keep the day that was chosen when staff ask for another code before it', async () => {
    const to = `${newId()}@example.com`;
    const sendAt = new Date(shop.clock.now.getTime() + 3 * 24 * 3_600_000).toISOString();
    const { data } = await issue({ recipientEmail: to, sendAt });
    expect((await shop.client().post(`/api/admin/gift-cards/${data.id}/code`, {}, auth())).data).toMatchObject({ code: null, sendAt, sentAt: null });
    await sendGiftCards(testContext(shop));
    expect(await mails(to)).toEqual([]);
  });

  it('are mailed to a person who was erased before, and then no longer name them', async () => {
    const { accountId, email } = await signedIn(shop);
    const today = shop.clock.now;
    const later = new Date(today.getTime() + 24 * 3_600_000);
    const words = { recipientEmail: email, recipientName: 'Ada', senderName: 'Bea', message: 'For your table' };
    const [soon, now] = [(await issue({ ...words, sendAt: later.toISOString() })).data, (await issue(words)).data];
    await sendGiftCards(testContext(shop));
    await shop.host.database.transaction((tx) => giftCardPersonalData[0]!.erase(tx, { accountId, email }, testContext(shop)));
    const cleared = { recipient: { name: '', email: null }, senderName: '', message: '' };
    expect((await read(now.id)).data).toMatchObject(cleared);
    expect((await read(soon.id)).data).toMatchObject({ recipient: { name: 'Ada', email }, message: 'For your table' });
    shop.clock.now = later;
    await sendGiftCards(testContext(shop));
    shop.clock.now = today;
    expect(await mails(email)).toHaveLength(2);
    expect((await read(soon.id)).data).toMatchObject(cleared);
  });

  it('go out though one of them cannot be written, which is tried again later', async () => {
    const [bad, good] = [`${newId()}@example.com`, `${newId()}@example.com`];
    const { data: broken } = await issue({ recipientEmail: bad });
    const { data: whole } = await issue({ recipientEmail: good });
    await sql`update gift_card set recipient_email = 'nobody' where id = ${broken.id}`.execute(shop.kysely);
    const logged: unknown[] = [];
    const context = testContext(shop);
    await sendGiftCards({ ...context, log: { ...context.log, error: (entry: unknown) => logged.push(entry) } });
    expect(await mails(good)).toHaveLength(1);
    expect((await read(whole.id)).data.sentAt).not.toBeNull();
    expect(logged).toMatchObject([{ giftCardId: broken.id, err: expect.any(Error) }]);
    expect((await read(broken.id)).data).toMatchObject({ sentAt: null, lastCharacters: '' });
    await sql`update gift_card set recipient_email = ${bad} where id = ${broken.id}`.execute(shop.kysely);
    await sendGiftCards(context);
    expect(await mails(bad)).toEqual([]);
    await sendGiftCards({ ...context, now: () => new Date(shop.clock.now.getTime() + 11 * 60_000) });
    expect(await mails(bad)).toHaveLength(1);
  });
});

describe('the page of balances', () => {
  const post = (client: TestClient, code: string, path = '/gift-card') =>
    client.send({
      method: 'POST',
      url: path,
      payload: new URLSearchParams({ form: 'balance', code }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });

  it('says without script what is left, and keeps the code out of its address', async () => {
    const client = shop.client();
    const { data } = await issue({ amount: 1_234 });
    expect((await client.get('/gift-card')).text).toContain('name="code"');
    const { status, headers } = await post(client, data.code, '/zh/gift-card');
    expect(status).toBe(303);
    expect(headers['location']).not.toContain(data.code);
    const page = await client.get(headers['location']!);
    expect(page.text).toContain('$12.34');
    expect(page.text).toContain(`尾号 ${data.lastCharacters}`);
    expect(page.headers['cache-control']).toContain('no-store');
  });

  it('leads to the card that the shop sells, where it sells one', async () => {
    const buys = async () => />Buy a gift card</.test((await shop.client().get('/gift-card')).text);
    expect(await buys()).toBe(false);
    await insertTestProduct(shop.host.database, { slug: 'not-yet', taxClass: 'giftCard', published: false, variants: [{}] });
    await insertTestProduct(shop.host.database, { slug: 'own-card', taxClass: 'giftCard', variants: [{}] });
    invalidateMemoized(['products']);
    const { text } = await shop.client().get('/gift-card');
    expect(text).toMatch(/href="[^"]*\/product\/own-card"[^>]*>Buy a gift card</);
    expect(text).not.toContain('/product/not-yet');
  });

  it('shows nothing for a wrong address, and none for ever', async () => {
    const client = shop.client();
    const { data } = await issue();
    const { headers } = await post(client, data.code);
    const path = headers['location']!;
    expect((await client.get(`${path}x`)).text).not.toContain('$50.00');
    shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
    const late = await client.get(path);
    expect(late.text).not.toContain('$50.00');
    expect(late.text).toContain('enter the code again');
  });

  it('says that a code is wrong, and does not let one guess for long', async () => {
    const client = shop.client();
    const wrong = await post(client, 'ABCD-EFGH-JKLM-NPQR');
    expect(wrong.text).toContain('We don’t know this gift card code.');
    expect(wrong.text).toContain('value="ABCD-EFGH-JKLM-NPQR"');
    for (let tried = 0; tried < 60; tried += 1) await post(client, 'ABCD-EFGH-JKLM-NPQR');
    expect((await post(client, 'ABCD-EFGH-JKLM-NPQR')).status).toBe(429);
    expect((await balance('ABCD-EFGH-JKLM-NPQR')).status).toBe(429);
  });
});
