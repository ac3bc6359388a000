import { readdir, readFile, rm } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { csvField } from '#kit/pure/csv.ts';

let shop: TestApp;
let headers: { 'x-auth': string };
beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());
beforeEach(() => rm(shop.host.config.mailDir, { recursive: true, force: true }));

const subscribe = (email: string, more: object = {}) => shop.client().post('/api/web/newsletter/subscribe', { email, agree: true, ...more });
const form = (url: string, fields: Record<string, string>) =>
  shop
    .client()
    .send({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } });
async function mails(): Promise<string[]> {
  await runJobs(shop);
  const folder = shop.host.config.mailDir;
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=')));
}
const linkIn = (mail: string | undefined, name: string) => new RegExp(`/page/newsletter\\?${name}=([\\w.-]+)`).exec(mail ?? '')![1]!;
const list = async (filter: object = {}) =>
  (await shop.client().get(`/api/admin/subscribers?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers)).data;

async function confirmed(email: string): Promise<void> {
  await subscribe(email);
  const token = linkIn(
    (await mails()).find((mail) => mail.includes(`To: ${email}`)),
    'confirm',
  );
  expect((await shop.client().post('/api/web/newsletter/confirm', { token })).code).toBe(0);
}

describe('subscribing', () => {
  it('is confirmed by a mailed link, which works once and changes nothing when it is only followed', async () => {
    const first = await subscribe('Ada@Example.com');
    const token = linkIn((await mails())[0], 'confirm');
    expect((await list({ q: 'ada' })).items).toMatchObject([{ email: 'ada@example.com', state: 'pending' }]);
    const page = await shop.client().get(`/page/newsletter?confirm=${token}`);
    expect(page.text).toContain(`name="token" value="${token}"`);
    expect((await list({ q: 'ada' })).items).toMatchObject([{ state: 'pending' }]);
    const done = await form('/page/newsletter', { form: 'confirm', token });
    expect([done.status, done.headers['location']]).toEqual([303, '/page/newsletter?said=confirm']);
    expect((await list({ q: 'ada' })).items).toMatchObject([{ state: 'confirmed' }]);
    expect(await shop.client().post('/api/web/newsletter/confirm', { token })).toMatchObject({ status: 400, code: 40 });
    await rm(shop.host.config.mailDir, { recursive: true });
    const again = await subscribe('ada@example.com');
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(await mails()).toEqual([]);
  });

  it('is forgotten thirty days after its link ran out, and who had left before has left again', async () => {
    await confirmed('kept@example.com');
    for (const email of ['never@example.com', 'left@example.com']) await subscribe(email);
    await runJobs(shop);
    const { now } = shop.clock;
    await sql`update subscriber set unsubscribed_at = ${now} where email = 'left@example.com'`.execute(shop.kysely);
    const stateAfter = async (days: number) => {
      shop.clock.now = new Date(now.getTime() + days * 24 * 3_600_000);
      await runJob(shop, 'retention');
      shop.clock.now = now;
      const names = ['kept', 'never', 'left'];
      const { items } = await list();
      return names.map((name) => items.find(({ email }: { email: string }) => email === `${name}@example.com`)?.state);
    };
    expect(await stateAfter(36)).toEqual(['confirmed', 'pending', 'pending']);
    expect(await stateAfter(38)).toEqual(['confirmed', undefined, 'unsubscribed']);
  });

  it('mails one address a few times an hour, the newest link alone being good for a week', async () => {
    for (let count = 0; count < 6; count += 1) await subscribe('bo@example.com');
    const sent = await mails();
    expect(sent).toHaveLength(3);
    const answers = await Promise.all(sent.map((mail) => shop.client().post('/api/web/newsletter/confirm', { token: linkIn(mail, 'confirm') })));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    await subscribe('late@example.com');
    const token = linkIn(
      (await mails()).find((mail) => mail.includes('late@')),
      'confirm',
    );
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 8 * 24 * 3_600_000);
    expect((await shop.client().post('/api/web/newsletter/confirm', { token })).status).toBe(400);
    shop.clock.now = before;
  });

  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['agree', { agree: false }],
    ['agree', { agree: 'true' }],
  ])('without a right %s is rejected', async (field, more) => {
    const answer = await subscribe('x@example.com', more);
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, [field]]);
  });

  it('works from the footer’s plain form, and says there what is wrong', async () => {
    const sent = await form('/zh/page/newsletter', { form: 'subscribe', email: 'plain@example.com', agree: 'true' });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/zh/page/newsletter?said=subscribe']);
    expect((await mails())[0]).toContain('/zh/page/newsletter?confirm=');
    const wrong = await form('/page/newsletter', { form: 'subscribe', email: 'plain' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/id="newsletter-page-email-error"[^>]*>.*?E-mail/s);
  });
});

// One list stops the mails that ask for reviews, bring goods back to mind, and carts (mail-stop.ts).
it('the page of a link that stops reminders names all that it stops', async () => {
  const { text } = await shop.client().get('/page/newsletter?unsubscribe=stop-a.b');
  for (const word of ['reviews', 'back in stock', 'a cart']) expect(text).toContain(word);
});

describe('an issue', () => {
  it('goes to everybody who confirmed, once, in their language, and ends by one click without a page', async () => {
    await confirmed('one@example.com');
    await rm(shop.host.config.mailDir, { recursive: true });
    await subscribe('waits@example.com');
    await runJobs(shop);
    await rm(shop.host.config.mailDir, { recursive: true, force: true });
    const sent = await shop.client().post('/api/admin/newsletter-issues', { texts: { en: { subject: 'Spring', body: 'New cups <b>today</b>.' } } }, headers);
    expect(sent.code).toBe(0);
    await runJob(shop, 'newsletter.issue', { issueId: sent.data.id, after: null });
    const found = await mails();
    expect(found.filter((mail) => /^To: one@example\.com$/m.test(mail))).toHaveLength(1);
    expect(found.some((mail) => mail.includes('waits@example.com'))).toBe(false);
    const mail = found.find((one) => one.includes('To: one@example.com'))!;
    expect(mail).toContain('&lt;b&gt;today');
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const address = /^List-Unsubscribe:\s*<http:\/\/localhost:3000(\/api\/web\/newsletter\/unsubscribe\?token=[^>]+)>$/m.exec(mail)![1]!;
    const { items } = (await shop.client().get('/api/admin/newsletter-issues', headers)).data;
    expect(items).toMatchObject([{ state: 'sent', texts: { en: { subject: 'Spring' } } }]);
    expect((await shop.client().get(address)).status).toBe(405);
    expect((await list({ q: 'one@' })).items).toMatchObject([{ state: 'confirmed' }]);
    expect((await form(address, { 'List-Unsubscribe': 'One-Click' })).code).toBe(0);
    expect((await list({ q: 'one@' })).items).toMatchObject([{ state: 'unsubscribed' }]);
    expect((await shop.client().post('/api/web/newsletter/unsubscribe', { token: linkIn(mail, 'unsubscribe') })).code).toBe(0);
    expect((await shop.client().post('/api/web/newsletter/unsubscribe', { token: 'x.y' })).status).toBe(400);
  });
});

describe('the export', () => {
  it('holds every subscriber and no formula', async () => {
    await subscribe('+cmd@example.com');
    await runJobs(shop);
    const { data } = await shop.client().get('/api/admin/subscribers/export', headers);
    expect(data.csv).toMatch(/^email,language,state,createdAt,confirmedAt\r\n/);
    expect(data.csv).toContain("'+cmd@example.com,en,pending");
  });

  it('makes any text harmless, and loses none of it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = csvField(text);
        // A number, or nothing that begins a formula.
        expect(field).toMatch(/^(?:-?\d+(?:\.\d+)?$|(?![=+\-@\t\r]))/);
        const bare = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
        expect([text, `'${text}`]).toContain(bare);
      }),
    );
  });
});
