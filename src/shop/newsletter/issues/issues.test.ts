import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { allPersonalData } from '#server/slices.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
const start = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.now = start;
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { slug: 'news-bowl', variants: [{ price: 2_000, onHand: 50 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const run = (query: ReturnType<typeof sql>) => shop.host.database.transaction((tx) => query.execute(on(tx)));
async function reader(email: string, lang = 'en'): Promise<string> {
  const id = newId();
  await run(sql`insert into subscriber (id, email, lang, state, confirmed_at, created_at) values (${id}, ${email}, ${lang}, 'confirmed', ${start}, ${start})`);
  return id;
}
async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, etag?: string) {
  const headers = { 'x-auth': await staffToken(shop, 'manager'), ...(etag === undefined ? {} : { 'if-match': etag }) };
  return shop.client().send({ method, url: `/api/admin/newsletter-issues${path}`, headers, ...(payload === undefined ? {} : { payload }) });
}
const texts = { en: { subject: 'Winter', body: '<p>Warm <strong>cups</strong> at <a href="/product/x">home</a>.</p><script>alert(1)</script>' } };
const html = { texts, format: 'html' };
const issueMails = async (email: string) =>
  (await mailsTo(shop, email)).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((mail) => mail.includes('List-Unsubscribe-Post'));
const count = async (segment: object) => (await call('POST', '/audience', { segment })).data.count as number;

describe('an issue', () => {
  it('is a draft until it is sent: changed with its tag, scheduled, taken back and deleted; cleaned of scripts', async () => {
    const made = await call('POST', '', { ...html, draft: true });
    expect(made.data).toMatchObject({ state: 'draft', format: 'html', queuedCount: 0, sendAt: null });
    expect(made.data.texts.en.body).not.toContain('script');
    const { id } = made.data;
    const read = await call('GET', `/${id}`);
    const etag = read.headers['etag']!;
    expect(await call('PUT', `/${id}`, read.data)).toMatchObject({ status: 428 });
    const changed = await call('PUT', `/${id}`, { ...read.data, texts: { en: { subject: 'Spring', body: '<p>Cups</p>' } } }, etag);
    expect(changed.data.texts.en.subject).toBe('Spring');
    expect(await call('PUT', `/${id}`, read.data, etag)).toMatchObject({ status: 412 });
    const later = new Date(start.getTime() + 3_600_000).toISOString();
    expect((await call('POST', `/${id}/send`, { at: later })).data).toMatchObject({ state: 'scheduled', sendAt: later });
    await runJob(shop, 'newsletter.due');
    expect((await call('GET', `/${id}`)).data.state).toBe('scheduled');
    const back = await call('POST', `/${id}/unschedule`, {});
    expect(back.data).toMatchObject({ state: 'draft', sendAt: null });
    expect((await call('DELETE', `/${id}`, undefined, back.headers['etag']!)).code).toBe(0);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect(await call('POST', '', { texts: { en: { subject: 'x', body: '<script></script>' } }, format: 'html', draft: true })).toMatchObject({
      status: 400,
      data: { errors: { 'texts.en.body': expect.any(String) } },
    });
  });

  it('goes out at its time, one mail each with its results, and jobs hold no address', async () => {
    const id = await reader('due@example.com', 'zh');
    const leaver = await reader('leaver@example.com');
    const gone = await reader('gone@example.com');
    const at = new Date(shop.clock.now.getTime() + 60_000);
    const made = await call('POST', '', { ...html, sendAt: at.toISOString() });
    expect(made.data.state).toBe('scheduled');
    shop.clock.now = at;
    await runJob(shop, 'newsletter.due');
    await runJob(shop, 'newsletter.due');
    expect(await call('PUT', `/${made.data.id}`, made.data, (await call('GET', `/${made.data.id}`)).headers['etag']!)).toMatchObject({ status: 409, code: 40 });
    await runJobs(shop, { only: ['newsletter.issue'] });
    await runJob(shop, 'newsletter.issue', { issueId: made.data.id, after: null });
    const waiting = await sql<{ data: object }>`select data from pgboss.job where name = 'newsletter.mail' and state = 'created'`.execute(shop.kysely);
    expect(waiting.rows.length).toBeGreaterThanOrEqual(3);
    for (const { data } of waiting.rows) expect(Object.keys(data).sort()).toEqual(['issueId', 'subscriberId']);
    await run(sql`update subscriber set state = 'unsubscribed' where id = ${gone}`);
    await runJobs(shop);
    await runJob(shop, 'newsletter.mail', { issueId: made.data.id, subscriberId: id });
    const [mail = '', ...more] = await issueMails('due@example.com');
    expect(more).toEqual([]);
    expect(mail).toContain('<strong>cups</strong>');
    expect(mail).toContain('href="http://localhost:3000/zh/product/x"');
    expect(await issueMails('gone@example.com')).toEqual([]);
    const token = /\?unsubscribe=([\w.-]+)/.exec((await issueMails('leaver@example.com'))[0]!)![1]!;
    expect(token.endsWith(made.data.id)).toBe(true);
    for (let twice = 0; twice < 2; twice += 1) expect((await shop.client().post('/api/web/newsletter/unsubscribe', { token })).code).toBe(0);
    const { data } = await call('GET', `/${made.data.id}`);
    expect(data).toMatchObject({ state: 'sent', failedCount: 0, unsubscribedCount: 1 });
    expect(data.sentCount).toBe(data.queuedCount - 1);
    const part = allPersonalData().find(({ name }) => name === 'newsletterMails')!;
    const owner = { accountId: newId(), email: 'leaver@example.com' };
    expect(await part.read(shop.host.database.reader, owner, { after: '', most: 9 }, { now: () => shop.clock.now })).toMatchObject([
      { row: { issueId: made.data.id, state: 'sent', unsubscribedAt: expect.any(String) } },
    ]);
    expect(leaver).toBeTruthy();
  });

  it('counts a mail that no server takes as failed, after some attempts', async () => {
    const id = await reader('fails@example.com');
    const made = await call('POST', '', { ...html, segment: { languages: ['en'] }, draft: true });
    await call('POST', `/${made.data.id}/send`, {});
    await runJobs(shop, { only: ['newsletter.issue'] });
    const mailDir = shop.host.config.mailDir;
    const config = shop.host.config as { smtpUrl: string | null };
    config.smtpUrl = 'smtp://127.0.0.1:9';
    const attempt = () => runJob(shop, 'newsletter.mail', { issueId: made.data.id, subscriberId: id });
    for (let attempts = 1; attempts < 5; attempts += 1) await expect(attempt()).rejects.toThrow(/ECONNREFUSED|connect/);
    await attempt();
    config.smtpUrl = null;
    await attempt();
    expect(shop.host.config.mailDir).toBe(mailDir);
    expect((await call('GET', `/${made.data.id}`)).data).toMatchObject({ failedCount: 1 });
    expect(await issueMails('fails@example.com')).toEqual([]);
  });

  it('is seen before it is sent, and mailed to who writes it alone', async () => {
    const preview = await call('POST', '/preview', { ...html, lang: 'zh' });
    expect(preview.data.subject).toContain('Winter');
    expect(preview.data.html).toContain('<strong>cups</strong>');
    expect(preview.data.html).not.toContain('alert(1)');
    expect(preview.data.text).toContain('cups');
    const test = await call('POST', '/test', html);
    expect(test.code).toBe(0);
    await runJobs(shop);
    expect(await mailsTo(shop, test.data.to)).toHaveLength(1);
  });
});

describe('a segment', () => {
  it('is by language, group, and what was bought; all of it must be true', async () => {
    const everybody = await count({});
    await reader('fr@example.com', 'fr');
    expect([await count({}), await count({ languages: ['fr'] })]).toEqual([everybody + 1, 1]);
    const member = await signedIn(shop, { email: 'member@example.com' });
    await reader('member@example.com');
    await run(sql`insert into customer_group (code, title, created_at) values ('friends', 'Friends', ${start})`);
    await run(sql`insert into customer_group_member (group_code, account_id, added_at) values ('friends', ${member.accountId}, ${start})`);
    expect([await count({ groups: ['friends'] }), await count({ groups: ['friends'], languages: ['fr'] }), await count({ groups: ['nobody'] })]).toEqual([
      1, 0, 0,
    ]);
    await reader('bought@example.com');
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
    const checkout = await fillCheckout(client);
    const { data } = await client.post('/api/web/checkout/contact', { slug: checkout.slug, email: 'Bought@example.com' });
    expect((await submit(client, data)).code).toBe(0);
    expect(await count({ bought: {} })).toBe(1);
    expect(await count({ bought: { products: ['news-bowl'] } })).toBe(1);
    expect(await count({ bought: { products: ['another'] } })).toBe(0);
    expect(await count({ bought: { products: [], categories: ['none'] } })).toBe(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 40 * 86_400_000);
    expect([await count({ bought: { days: 30 } }), await count({ bought: { days: 60 } })]).toEqual([0, 1]);
    expect(await call('POST', '/audience', { segment: { languages: ['xx'] } })).toMatchObject({ status: 400 });
  });
});
