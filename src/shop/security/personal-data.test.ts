import { sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { findAccountByLogin } from '#shop/accounts/index.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { placeOrder } from '#shop/orders/index.ts';
import { exportData } from './export-data.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';

let shop: TestApp;
let variant: TestVariant;
let passwordHash: string;
const password = 'correct horse';
beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 100 }] })) as [TestVariant];
  passwordHash = await hashPassword(password);
});
afterAll(() => shop.close());

/** A person with data in every slice. */
async function shopperWithHistory(email: string): Promise<SignedInShopper> {
  const shopper = await signedIn(shop, { email, firstName: 'Zelda', lastName: 'Quill', passwordHash });
  const { accountId } = shopper;
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 2 });
  await shopper.post('/favorite/add', { type: 'product', id: variant.productId });
  const at = shop.clock.now;
  const insert = (table: string, row: Record<string, unknown>) =>
    shop.host.database.transaction(async (tx) => {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(on(tx));
    });
  const own = { id: newId(), account_id: accountId, lang: 'zh', created_at: at };
  const words = { ...own, body: 'Zelda Quill was here', author: 'Zelda Q.' };
  await insert('review', { ...words, product_id: variant.productId, stars: 5, state: 'approved', updated_at: at });
  await insert('review_helpful', { review_id: own.id, shopper_id: accountId, at });
  await insert('post', { ...words, id: newId(), kind: 'question', subject_id: variant.productId, subject_slug: 'x', subject_title: 'X', email });
  await insert('feedback', { ...own, id: newId(), kind: 'idea', body: 'Call Zelda Quill', email });
  await insert('inquiry', { ...own, id: newId(), form_slug: 'quote', form_title: 'Quote', answers: '[{"key":"name","value":"Zelda Quill"}]', email });
  await insert('subscriber', { id: newId(), email, lang: 'en', state: 'confirmed', created_at: at });
  await insert('credit_balance', { account_id: accountId, amount: 500 });
  await insert('credit_entry', { id: newId(), account_id: accountId, amount: 500, balance: 500, reason: 'granted', actor_kind: 'system', at });
  await insert('checkout', { id: newId(), slug: newId(), account_id: accountId, source: 'cart', items: '[]', email, address: '{"lastName":"Quill"}' });
  return shopper;
}

const order = (accountId: string) =>
  shop.host.database.transaction((tx) =>
    placeOrder(tx, testContext(shop), testDraft(variant, { shopper: { accountId, guestId: null }, paymentMethodId: 'cashOnDelivery' })),
  );

/** Every row of every table in which the text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const named = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.kysely);
  const found: string[] = [];
  for (const { name } of named.rows) {
    const hit = await sql<{ some: boolean }>`select exists (select 1 from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${text}%`}) as some`.execute(
      shop.kysely,
    );
    if (hit.rows[0]!.some) found.push(name);
  }
  return found.toSorted();
}

describe('an export', () => {
  it('holds what the shop holds about the account, and nothing of another', async () => {
    const shopper = await shopperWithHistory('zelda@shop.example');
    const other = await shopperWithHistory('other@shop.example');
    await order(shopper.accountId);
    const { code, data } = await shopper.post('/user/export');
    expect(code).toBe(0);
    expect(data).toMatchObject({
      account: [{ email: 'zelda@shop.example', firstName: 'Zelda' }],
      cart: [{ sku: variant.sku, quantity: 2 }],
      favorites: [{ type: 'product', subjectId: variant.productId }],
      reviews: [{ stars: 5, body: 'Zelda Quill was here' }],
      questionsAndComments: [{ email: 'zelda@shop.example' }],
      feedback: [{ body: 'Call Zelda Quill' }],
      inquiries: [{ formTitle: 'Quote' }],
      newsletter: [{ state: 'confirmed' }],
      orders: [{ status: 'inProgress', address: { lastName: 'Byron' }, products: [{ sku: variant.sku, quantity: 2 }] }],
      sessions: [{ device: 'Chrome 141, Linux' }],
      activity: expect.arrayContaining([expect.objectContaining({ kind: 'dataExported' })]),
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain(passwordHash);
    expect(text).not.toMatch(/hash/i);
    for (const foreign of [other.email, other.accountId]) expect(text).not.toContain(foreign);
  });

  it('is streamed page by page, in full, however much it is; the account is notified', async () => {
    const shopper = await signedIn(shop);
    await sql`insert into account_event (id, account_id, at, kind, security, ip, device)
      select gen_random_uuid(), ${shopper.accountId}, ${shop.clock.now}, 'signIn', true, '', '' from generate_series(1, 21003)`.execute(shop.kysely);
    const { data } = await shopper.post('/user/export');
    expect(data.activity).toHaveLength(21_004);
    await runJobs(shop);
    const mailDir = shop.host.config.mailDir;
    const mails = await Promise.all((await readdir(mailDir)).map((name) => readFile(join(mailDir, name), 'utf8')));
    expect(mails.filter((mail) => mail.includes(`To: ${shopper.email}`) && mail.includes('account data was downloaded'))).toHaveLength(1);
  });

  it('is read only as fast as it is taken, and an error on the way aborts it', async () => {
    let read = 0;
    const part = (most: number): DataSubjectHandler => ({
      name: 'endless',
      tables: [],
      read: (_reader, _owner, { after }) => {
        read += 1;
        if (read > most) throw new Error('the database has gone');
        return Promise.resolve(Array.from({ length: 500 }, (_, index) => ({ key: `${after}${index}`.slice(-9), row: { text: 'x'.repeat(1_000) } })));
      },
      erase: () => Promise.resolve(),
    });
    const shopper = await signedIn(shop);
    const caller = { kind: 'user', accountId: shopper.accountId, sessionId: newId() } as const;
    const { first, chunks } = await exportData({ ...testContext(shop), caller }, [part(3)]);
    expect(JSON.parse(`${first}}`)).toEqual({ exportedAt: expect.any(String) });
    expect(read).toBe(0);
    await chunks.next();
    await chunks.next();
    expect(read).toBe(1);
    await chunks.next();
    await chunks.next();
    await expect(chunks.next()).rejects.toThrow('the database has gone');
  });

  it('can be asked for a few times an hour', async () => {
    const shopper = await signedIn(shop);
    const answers = await Promise.all(Array.from({ length: 7 }, () => shopper.post('/user/export')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('what an address left while nobody was signed in', () => {
  const leave = async (email: string) => {
    const at = shop.clock.now;
    await sql`insert into post (id, kind, subject_id, subject_slug, subject_title, email, body, author, lang, created_at)
      values (${newId()}, 'question', ${variant.productId}, 'x', 'X', ${email}, 'Is it blue?', 'Yves', 'en', ${at})`.execute(shop.kysely);
    await sql`insert into feedback (id, kind, body, email, lang, created_at) values (${newId()}, 'idea', 'Call me', ${email}, 'en', ${at})`.execute(
      shop.kysely,
    );
    await sql`insert into inquiry (id, form_slug, form_title, answers, email, lang, created_at)
      values (${newId()}, 'quote', 'Quote', '[]', ${email}, 'en', ${at})`.execute(shop.kysely);
    return (await placeTestOrder(shop, variant, { contact: { email }, paymentMethodId: 'cashOnDelivery' })).orderNo;
  };

  it('is exported and erased with the account that proved the address, and with no other', async () => {
    const shopper = await signedIn(shop, { email: 'yves@shop.example', passwordHash });
    const unproved = await signedIn(shop, { email: 'unproved@shop.example', passwordHash });
    await sql`update account set email_verified_at = null where id = ${unproved.accountId}`.execute(shop.kysely);
    const orderNo = await leave('Yves@shop.example');
    await leave('unproved@shop.example');
    expect((await shopper.post('/user/export')).data).toMatchObject({ questionsAndComments: [{}], feedback: [{}], inquiries: [{}], orders: [{ orderNo }] });
    expect((await unproved.post('/user/export')).data).toMatchObject({ questionsAndComments: [], feedback: [], inquiries: [], orders: [] });
    await sql`update orders set status = 'completed', account_id = null, guest_id = null where order_no = ${orderNo}`.execute(shop.kysely);
    for (const one of [shopper, unproved]) expect(await one.post('/user/delete', { password })).toMatchObject({ code: 0 });
    expect(await tablesWith('yves@shop.example')).toEqual([]);
    expect(await tablesWith('unproved@shop.example')).toEqual(['feedback', 'inquiry', 'orders', 'post']);
  });
});

describe('deleting the account', () => {
  it('needs a fresh proof, and the word where one is sent', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    expect(await shopper.post('/user/delete')).toMatchObject({ code: 10, data: { kind: 'stepUp' } });
    expect(await shopper.post('/user/delete', { password: 'wrong' })).toMatchObject({ code: 40, data: { errors: { password: expect.any(String) } } });
    expect(await shopper.post('/user/delete', { password, confirm: 'yes' })).toMatchObject({
      code: 40,
      data: { errors: { confirm: expect.stringContaining('delete') } },
    });
    expect((await shopper.post('/user/info')).code).toBe(0);
  });

  it('is hindered by orders that are under way, and changes nothing then', async () => {
    const shopper = await shopperWithHistory('busy@shop.example');
    const { orderNo } = await order(shopper.accountId);
    const answer = await shopper.post('/user/delete', { password });
    expect(answer).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining(`Your order ${orderNo} is still under way.`) });
    expect((await shopper.post('/user/export')).data).toMatchObject({ newsletter: [{}], cart: [{}] });
  });

  it('leaves nothing that names the person but finished orders, which lose the account', async () => {
    const shopper = await shopperWithHistory('quill.zelda@shop.example');
    const elsewhere = await anotherSession(shop, shopper.accountId, 'Secret Browser 9');
    const placed = await order(shopper.accountId);
    await sql`update orders set status = 'completed', address = jsonb_set(address, '{lastName}', '"Quill"') where order_no = ${placed.orderNo}`.execute(
      shop.kysely,
    );
    expect(await shopper.post('/user/delete', { password, confirm: ' Delete ' })).toMatchObject({ code: 0 });

    for (const token of [shopper.token, elsewhere])
      expect(await shop.client().post('/api/web/user/info', {}, { 'x-auth': token })).toMatchObject({ status: 401, code: 51 });
    expect(await tablesWith('quill.zelda@shop.example')).toEqual([]);
    expect(await tablesWith('Secret Browser')).toEqual([]);
    const [stored] = (
      await sql<{ accountId: string | null; email: string | null; name: string }>`
      select account_id, email, address ->> 'lastName' as name from orders where order_no = ${placed.orderNo}`.execute(shop.kysely)
    ).rows;
    expect(stored).toEqual({ accountId: null, email: null, name: 'Quill' });
    const [review] = (
      await sql<{ author: string; helpful: number }>`
      select r.author, (select count(*) from review_helpful h where h.review_id = r.id)::int as helpful
      from review r where r.account_id is null and r.product_id = ${variant.productId} and r.body like 'Zelda%'`.execute(shop.kysely)
    ).rows;
    expect(review).toEqual({ author: '已注销用户', helpful: 1 });

    await runJobs(shop);
    const mails = await Promise.all((await readdir(shop.host.config.mailDir)).map((name) => readFile(join(shop.host.config.mailDir, name), 'utf8')));
    expect(mails.filter((mail) => mail.includes('To: quill.zelda@shop.example'))).toHaveLength(1);
    // After 30 days the row is gone too, with the ledger that hung on it.
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 24 * 3_600_000);
    await runJob(shop, 'retention');
    expect(await tablesWith(shopper.accountId)).toEqual([]);
    // The address is free again.
    expect(await findAccountByLogin(shop.host.database.reader, { email: 'quill.zelda@shop.example' })).toBeUndefined();
    expect((await signedIn(shop, { email: 'quill.zelda@shop.example' })).email).toBe('quill.zelda@shop.example');
  });

  it('asked for twice at once is done once', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    const answers = await Promise.all([1, 2, 3].map(() => shopper.post('/user/delete', { password })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== 0).every(({ code }) => [10, 50, 51].includes(code))).toBe(true);
  });
});

describe('codes by e-mail at sign-in', () => {
  it('are switched after reauthentication, logged and mailed', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    expect(await shopper.post('/security/switch', { loginEmailVerification: true })).toMatchObject({ status: 409, code: 10, data: { kind: 'stepUp' } });
    expect(await shopper.post('/security/switch', { loginEmailVerification: true, password })).toMatchObject({
      code: 0,
      data: { loginEmailVerification: true },
    });
    expect((await shopper.post('/security/overview')).data.loginEmailVerification).toBe(true);
    expect(await shopper.post('/security/switch', { loginEmailVerification: true, password })).toMatchObject({ code: 0 });
    const log = await shopper.post('/security/activity', { kinds: ['loginVerificationOn'] });
    expect(log.data.total).toBe(1);
  });

  it('need a verified address', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    await sql`update account set email_verified_at = null where id = ${shopper.accountId}`.execute(shop.kysely);
    expect(await shopper.post('/security/switch', { loginEmailVerification: true, password })).toMatchObject({ status: 409, code: 41 });
  });

  it('are switched off whatever the address is', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    await sql`update account set email_verified_at = null, login_email_verification = true where id = ${shopper.accountId}`.execute(shop.kysely);
    expect(await shopper.post('/security/switch', { loginEmailVerification: false })).toMatchObject({ status: 409, code: 10 });
    expect(await shopper.post('/security/switch', { loginEmailVerification: false, password })).toMatchObject({ code: 0 });
    expect((await shopper.post('/security/overview')).data.loginEmailVerification).toBe(false);
  });

  it.each([{}, { loginEmailVerification: 'yes' }, { loginEmailVerification: true, password: 'x'.repeat(300) }, { loginEmailVerification: 1 }])(
    'refuse %j',
    async (body) => {
      expect(await (await signedIn(shop)).post('/security/switch', body)).toMatchObject({ status: 400, code: 40 });
    },
  );
});
