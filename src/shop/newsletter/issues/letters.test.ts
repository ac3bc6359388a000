import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { mailsTo, solvedCaptcha } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
const start = new Date('2026-11-21T10:00:00Z');
const pictureId = newId();
const run = (query: ReturnType<typeof sql>) => shop.host.database.transaction((tx) => query.execute(on(tx)));
async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, etag?: string) {
  const headers = { 'x-auth': await staffToken(shop, 'manager'), ...(etag === undefined ? {} : { 'if-match': etag }) };
  return shop.client().send({ method, url: `/api/admin${path}`, headers, ...(payload === undefined ? {} : { payload }) });
}
beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.now = start;
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'letter-bowl', title: 'Letter bowl', variants: [{ price: 2_000, prices: { EUR: 1_850 }, onHand: 5 }] });
  await insertTestProduct(shop.host.database, { slug: 'letter-cup', title: 'Letter cup', variants: [{ price: 900, onHand: 5 }] });
  await run(sql`insert into media (id, width, height, mime, alt) values (${pictureId}, 800, 600, 'image/jpeg', '{"en":{"alt":"Cups"}}')`);
  const coupon = {
    slug: 'letter',
    code: 'LETTER10',
    texts: { en: { title: 'Ten off' } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    conditions: { targets: {} },
    listed: false,
  };
  await call('POST', '/coupons', coupon);
});
afterAll(() => shop.close());

const text = { section: 'text', settings: { texts: { en: { title: 'Warm cups', text: '<p>By hand.</p><script>alert(1)</script>' }, zh: { title: '暖杯' } } } };
const sections = [
  text,
  { section: 'picture', settings: { picture: pictureId, link: '/collection/cups' } },
  { section: 'products', settings: { products: ['letter-bowl', 'letter-cup'], texts: { en: { title: 'New' } } } },
  { section: 'coupon', settings: { coupon: 'letter' } },
  { section: 'button', settings: { texts: { en: { action: 'Look around' } }, link: '/search' } },
  { section: 'space', settings: { line: true } },
];
const letter = { format: 'sections', texts: { en: { subject: 'Winter', preheader: 'New cups' } }, sections, footer: { en: 'Until soon' }, draft: true };
const bodyOf = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

describe('an issue that is built of sections', () => {
  it('is stored clean, read with its tag, changed, and duplicated as a draft', async () => {
    const made = await call('POST', '/newsletter-issues', letter);
    expect(made).toMatchObject({ code: 0, data: { format: 'sections', state: 'draft', footer: { en: 'Until soon' } } });
    expect(made.data.texts.en).toEqual({ subject: 'Winter', preheader: 'New cups', body: '' });
    expect(made.data.sections[0].settings).toEqual({ texts: { en: { title: 'Warm cups', text: '<p>By hand.</p>' }, zh: { title: '暖杯' } }, align: 'left' });
    const read = await call('GET', `/newsletter-issues/${made.data.id}`);
    const etag = read.headers['etag']!;
    expect(await call('PUT', `/newsletter-issues/${made.data.id}`, read.data)).toMatchObject({ status: 428 });
    const changed = await call('PUT', `/newsletter-issues/${made.data.id}`, { ...read.data, sections: [text] }, etag);
    expect(changed.data.sections).toHaveLength(1);
    expect(await call('PUT', `/newsletter-issues/${made.data.id}`, read.data, etag)).toMatchObject({ status: 412 });
    const copy = await call('POST', `/newsletter-issues/${made.data.id}/duplicate`);
    expect(copy.data).toMatchObject({ state: 'draft', texts: changed.data.texts, sections: changed.data.sections, footer: changed.data.footer });
    expect(copy.data.id).not.toBe(made.data.id);
    expect(await call('POST', `/newsletter-issues/${newId()}/duplicate`)).toMatchObject({ status: 404 });
    const logged = await sql<{ subject: string }>`select subject from staff_action where action = 'newsletter.duplicate'`.execute(shop.kysely);
    expect(logged.rows).toEqual([{ subject: copy.data.id }]);
  });

  it('names a faulty section by its place, and what is not in the shop', async () => {
    const bad = [
      text,
      { section: 'button', settings: { texts: { en: { action: 'x' } }, link: 'javascript:alert(1)' } },
      { section: 'products', settings: { products: ['letter-bowl', 'nothing'] } },
      { section: 'coupon', settings: { coupon: 'nothing' } },
      { section: 'picture', settings: { picture: newId() } },
      { section: 'video', settings: {} },
    ];
    const answer = await call('POST', '/newsletter-issues', { ...letter, sections: bad });
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors).sort()).toEqual([
      'sections.1.settings.link',
      'sections.2.settings.products',
      'sections.3.settings.coupon',
      'sections.4.settings.picture',
      'sections.5.section',
    ]);
    expect(answer.data.errors['sections.1.settings.link']).toMatch(/^Section 2 \(Button\): /);
    expect(await call('POST', '/newsletter-issues', { ...letter, sections: [] })).toMatchObject({
      status: 400,
      data: { errors: { sections: expect.any(String) } },
    });
    const many = Array.from({ length: 41 }, () => ({ section: 'space', settings: {} }));
    expect(await call('POST', '/newsletter-issues', { ...letter, sections: many })).toMatchObject({
      status: 400,
      data: { errors: { sections: expect.any(String) } },
    });
  });

  it('as one body is taken as before, and is one section to who edits it', async () => {
    const made = await call('POST', '/newsletter-issues', { texts: { en: { subject: 'Plain', body: 'One & two' } }, draft: true });
    expect(made.data).toMatchObject({
      format: 'text',
      sections: [{ section: 'text', settings: { texts: { en: { title: 'Plain', text: '<p>One &amp; two</p>' } } } }],
    });
    const etag = (await call('GET', `/newsletter-issues/${made.data.id}`)).headers['etag']!;
    const edited = await call('PUT', `/newsletter-issues/${made.data.id}`, { ...made.data, format: 'sections' }, etag);
    expect(edited.data).toMatchObject({ format: 'sections', texts: { en: { body: '' } }, sections: made.data.sections });
    // As rows were stored before there were sections and preview texts.
    const old = newId();
    await run(
      sql`insert into newsletter_issue (id, texts, format, state, created_at) values (${old}, '{"en":{"subject":"Old","body":"<p>Old words</p>"}}', 'html', 'draft', ${start})`,
    );
    const read = await call('GET', `/newsletter-issues/${old}`);
    expect(read.data.sections[0].settings.texts.en).toEqual({ title: 'Old', text: '<p>Old words</p>' });
    expect((await call('PUT', `/newsletter-issues/${old}`, { ...read.data, format: 'sections' }, read.headers['etag']!)).code).toBe(0);
  });

  it('is mailed as a test with what was chosen, and seen before', async () => {
    const { draft: _, ...content } = letter;
    const preview = await call('POST', '/newsletter-issues/preview', { ...content, lang: 'zh', currency: 'EUR' });
    expect(preview.data.leftOut).toEqual([]);
    expect(preview.data.html).toContain('暖杯');
    expect(preview.data.html).toContain('€18.50');
    expect(preview.data.html).toContain('/zh/collection/cups"');
    const sent = await call('POST', '/newsletter-issues/test', { ...content, lang: 'en' });
    const [mail = ''] = (await mailsTo(shop, sent.data.to)).map(bodyOf);
    expect(mail).toContain('Subject: Winter');
    const parts = mail.split('Content-Type: text/html');
    for (const part of [parts[0]!, parts[1]!]) {
      for (const words of [
        'Warm cups',
        'By hand.',
        'Letter bowl',
        '$20.00',
        '$9.00',
        'LETTER10',
        'Look around',
        'Until soon',
        '/product/letter-bowl',
        '/page/newsletter?unsubscribe=',
      ])
        expect([words, part.includes(words)]).toEqual([words, true]);
      expect(part).not.toContain('alert(1)');
    }
    expect(parts[1]).toContain(`src="http://localhost:3000/media/${pictureId}/1200.jpg" alt="Cups"`);
  });

  it('leaves out what is gone when it goes out, says so before, and has prices in the reader’s currency', async () => {
    const client = shop.client();
    const email = 'letters@example.com';
    await client.post('/api/web/newsletter/subscribe?currency=EUR', { email, agree: true, captcha: await solvedCaptcha(client) });
    const confirmation = (await mailsTo(shop, email)).map(bodyOf).at(-1)!;
    await client.post('/api/web/newsletter/confirm', { token: /\?confirm=([\w-]+)/.exec(confirmation)![1]! });
    const made = await call('POST', '/newsletter-issues', letter);
    await run(sql`update product set published = false where slug = 'letter-cup'`);
    const coupon = (await call('GET', `/coupons?filter=${encodeURIComponent('{"q":"letter"}')}`)).data.items[0];
    await run(sql`update promotion set active = false where id = ${coupon.id}`);
    const preview = await call('POST', '/newsletter-issues/preview', { ...made.data, lang: 'en' });
    expect(preview.data.leftOut).toMatchObject([
      { index: 2, section: 'Products', message: expect.stringContaining('letter-cup') },
      { index: 3, section: 'Coupon code', message: expect.stringContaining('letter') },
    ]);
    await call('POST', `/newsletter-issues/${made.data.id}/send`, {});
    await runJobs(shop);
    const mail = (await mailsTo(shop, email)).map(bodyOf).at(-1)!;
    expect(mail).toContain('Letter bowl');
    expect(mail).toContain('€18.50');
    expect(mail).not.toMatch(/Letter cup|LETTER10/);
    expect(mail).toContain('List-Unsubscribe-Post');
    expect((await call('GET', `/newsletter-issues/${made.data.id}`)).data).toMatchObject({ state: 'sent', sentCount: 1, failedCount: 0 });
  });

  it('is drawn section by section for its editor, faulty ones with what is wrong, the end always there', async () => {
    const answer = await call('POST', '/newsletter-issues/render', {
      sections: [text, { section: 'picture', settings: {} }],
      footer: { en: 'Bye' },
      lang: 'en',
    });
    expect(answer.data.sections).toEqual([
      { html: expect.stringContaining('Warm cups'), problems: [] },
      { html: null, problems: [expect.any(String)] },
    ]);
    expect(answer.data.sections[0].html).not.toContain('script');
    expect(answer.data.footer).toMatch(/Bye.*unsubscribe=preview/s);
    const cards = await call('GET', '/newsletter-sections');
    expect(cards.data.items.map(({ id }: { id: string }) => id)).toEqual(['text', 'picture', 'button', 'products', 'coupon', 'space']);
    expect(cards.data.items[3].schema.properties.products).toMatchObject({ type: 'array', maxItems: 3, items: { input: 'product' } });
  });
});
