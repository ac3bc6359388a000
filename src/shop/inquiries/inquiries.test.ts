import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMarkets } from '#shop/markets/index.ts';
import { createContents } from '#shop/content/edit/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let support: { 'x-auth': string };
let editor: { 'x-auth': string };
let productSlug: string;
const form = {
  slug: 'quote',
  texts: { en: { title: 'Ask for a quote', text: 'Twenty or more.', success: 'You will hear of us.' }, zh: { title: '索取报价' } },
  fields: [
    { key: 'name', kind: 'text', texts: { en: { label: 'Name' }, zh: { label: '姓名' } }, required: true, maxLength: 20 },
    { key: 'email', kind: 'email', texts: { en: { label: 'E-mail' } }, required: true },
    { key: 'message', kind: 'textarea', texts: { en: { label: 'Message' } } },
    { key: 'agree', kind: 'checkbox', texts: { en: { label: 'I agree' }, zh: { label: '我同意隐私政策，隐私政策一式两份。' } }, required: true },
    { key: 'sketch', kind: 'file', texts: { en: { label: 'Sketch' } } },
  ],
  notify: ['sales@moss.example'],
};
const good = { name: 'Ada', email: 'ada@example.com', message: '<b>Forty</b> cups', agree: true };

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  [support, editor] = [{ 'x-auth': await staffToken(shop, 'support') }, { 'x-auth': await staffToken(shop, 'editor') }];
  productSlug = (await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{ price: 1000 }] }))[0]!.slug;
  await shop.client().post('/api/admin/inquiry-forms', form, editor);
});
afterAll(() => shop.close());

const submit = (fields: object, more: object = {}, headers = {}) => shop.client().post('/api/web/inquiry/submit', { slug: 'quote', fields, ...more }, headers);
const list = async (filter: object = {}) =>
  (await shop.client().get(`/api/admin/inquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`, support)).data;

describe('an inquiry', () => {
  it('is stored with the questions as asked, mailed to the merchant and confirmed to the sender', async () => {
    const answer = await submit({ ...good, unknown: 'ignored' }, { product: productSlug }, { 'x-lang': 'zh' });
    expect(answer).toMatchObject({ code: 0, data: { message: 'You will hear of us.' } });
    const { items } = await list({ state: 'new' });
    expect(items).toMatchObject([
      { form: { slug: 'quote', title: 'Ask for a quote' }, email: 'ada@example.com', product: { slug: productSlug, title: 'Cup' }, lang: 'zh' },
    ]);
    expect(items[0].answers.map((one: { title: string; value: string }) => [one.title, one.value])).toEqual([
      ['姓名', 'Ada'],
      ['E-mail', 'ada@example.com'],
      ['Message', '<b>Forty</b> cups'],
      ['我同意隐私政策，隐私政策一式两份。', '是'],
    ]);
    await runJobs(shop);
    const folder = shop.host.config.mailDir;
    const mails = await Promise.all((await readdir(folder)).map(async (name) => (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('=\n', '')));
    const toMerchant = mails.find((mail) => mail.includes('To: sales@moss.example'))!;
    expect(toMerchant).toMatch(/^Reply-To: ada@example\.com$/m);
    expect(toMerchant.slice(toMerchant.indexOf('text/html'))).not.toContain('<b>Forty');
    const toSender = mails.find((mail) => /^To: ada@example\.com$/m.test(mail))!;
    expect(toSender).not.toContain('Forty');
    expect((await shop.client().post(`/api/admin/inquiries/${items[0].id}/done`, {}, support)).data.state).toBe('done');
  });

  it.each([
    ['name', { ...good, name: '' }, 'Name is required'],
    ['name', { ...good, name: 'x'.repeat(21) }, 'Input has reached its limit'],
    ['email', { ...good, email: 'nobody' }, 'Please enter E-mail'],
    ['agree', { ...good, agree: false }, 'Please agree to the privacy agreement and terms of service first'],
    ['message', { ...good, message: 'http://a.example http://b.example http://c.example' }, 'At most 2 links, please.'],
    ['sketch', { ...good, sketch: '../../etc/passwd' }, 'Sketch'],
  ])('without a right %s is rejected with a message', async (key, fields, text) => {
    const answer = await submit(fields);
    expect([answer.status, answer.code, Object.keys(answer.data.errors)]).toEqual([400, 40, [`fields.${key}`]]);
    expect(answer.data.errors[`fields.${key}`]).toContain(text);
  });

  it('of an unknown form or about an unknown product is not there', async () => {
    expect((await submit(good, { slug: 'nope' })).status).toBe(404);
    expect((await submit(good, { product: 'nope' })).status).toBe(404);
    expect((await submit(good, { slug: 'x'.repeat(61) })).status).toBe(400);
    expect((await submit({ name: 'x'.repeat(100_001) })).status).toBe(400);
  });

  it('mails one address a confirmation a few times an hour at most', async () => {
    for (let count = 0; count < 8; count += 1) await submit({ ...good, email: 'victim@example.com' });
    await runJobs(shop);
    const folder = shop.host.config.mailDir;
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, 'utf8')));
    expect(mails.filter((mail) => /^To: victim@example\.com$/m.test(mail))).toHaveLength(5);
  });
});

describe('its page', () => {
  const post = (fields: Record<string, string>) =>
    shop.client().send({
      method: 'POST',
      url: '/inquiry/quote',
      payload: new URLSearchParams({ form: 'inquiry', slug: 'quote', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('shows the form in its language, about the product that the address names', async () => {
    await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'page', slug: 'privacy', texts: { en: { title: 'Privacy' } } }], shop.clock.now));
    const page = await shop.client().get(`/zh/inquiry/quote?product=${productSlug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('索取报价');
    expect(page.text).toContain('姓名');
    expect(page.text).toMatch(/我同意(<!-- -->)?<a href="\/zh\/page\/privacy"[^>]*>隐私政策<\/a>(<!-- -->)?，隐私政策一式两份。/);
    expect(page.text).toMatch(new RegExp(`name="product" value="${productSlug}"`));
    expect((await shop.client().get('/inquiry/nope')).status).toBe(404);
    expect((await shop.client().get(`/product/${productSlug}`)).text).toContain(`/inquiry/quote?product=${productSlug}`);
  });

  it('works without a script, with the messages beside the fields', async () => {
    const wrong = await post({ 'fields.name': '<i>Ada</i>', 'fields.email': 'no' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/id="inquiry-quote-fields\.email-error"[^>]*>.*?Please enter E-mail/s);
    expect(wrong.text).toContain('value="&lt;i&gt;Ada&lt;/i&gt;"');
    const right = await post({ 'fields.name': 'Ada', 'fields.email': 'ada@example.com', 'fields.agree': 'on' });
    expect([right.status, right.headers['location']]).toEqual([303, '/inquiry/quote?said=inquiry']);
    expect((await shop.client().get('/inquiry/quote?said=inquiry')).text).toContain('You will hear of us.');
  });

  it('follows a change of the form at once; two at the same address are rejected', async () => {
    const created = await shop.client().post('/api/admin/inquiry-forms', { ...form, slug: 'support' }, editor);
    const { id } = created.data;
    expect((await shop.client().get('/inquiry/support')).text).toContain('Ask for a quote');
    const read = await shop.client().get(`/api/admin/inquiry-forms/${id}`, editor);
    const put = (body: object, etag: string) =>
      shop.client().send({ method: 'PUT', url: `/api/admin/inquiry-forms/${id}`, payload: body, headers: { ...editor, 'if-match': etag } });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    expect(await put(read.data, read.headers['etag']!)).toMatchObject({ status: 200, headers: { etag: read.headers['etag'] } });
    const taken = { status: 409, code: 40, data: { errors: { slug: 'There is a form at this address already.' } } };
    expect(await put({ ...read.data, slug: 'quote' }, read.headers['etag']!)).toMatchObject(taken);
    expect((await put({ ...read.data, fields: [{ ...form.fields[0], kind: 'select' }] }, read.headers['etag']!)).status).toBe(400);
    expect((await put({ ...read.data, texts: { en: { title: 'Support' } } }, read.headers['etag']!)).code).toBe(0);
    expect((await put({ ...read.data }, read.headers['etag']!)).status).toBe(412);
    await expect.poll(async () => (await shop.client().get('/inquiry/support')).text, { timeout: 2_000 }).toContain('<h1 class="title-1">Support</h1>');
    expect(await shop.client().post('/api/admin/inquiry-forms', form, editor)).toMatchObject(taken);
  });

  it('is offered on product pages while it is published, which is known from memory', async () => {
    const offered = async () => (await shop.client().get(`/product/${productSlug}`)).text.includes('/inquiry/quote?product=');
    expect(await offered()).toBe(true);
    const { items } = (await shop.client().get('/api/admin/inquiry-forms', editor)).data as { items: { id: string; slug: string }[] };
    const url = `/api/admin/inquiry-forms/${items.find(({ slug }) => slug === 'quote')!.id}`;
    const publish = async (published: boolean) => {
      const read = await shop.client().get(url, editor);
      return shop.client().send({ method: 'PUT', url, payload: { ...read.data, published }, headers: { ...editor, 'if-match': read.headers['etag']! } });
    };
    expect((await publish(false)).code).toBe(0);
    await expect.poll(offered, { timeout: 2_000 }).toBe(false);
    expect((await publish(true)).code).toBe(0);
    await expect.poll(offered, { timeout: 2_000 }).toBe(true);
  });
});

it('outlives its form, which can be deleted', async () => {
  const made = await shop.client().post('/api/admin/inquiry-forms', { ...form, slug: 'wholesale' }, editor);
  await submit({ ...good, email: 'lin@example.com' }, { slug: 'wholesale' });
  const url = `/api/admin/inquiry-forms/${made.data.id}`;
  const remove = (headers: Record<string, string>) => shop.client().send({ method: 'DELETE', url, headers: { ...editor, ...headers } });
  expect((await shop.client().get('/inquiry/wholesale')).status).toBe(200);
  expect([(await remove({})).status, (await remove({ 'if-match': '"old"' })).status]).toEqual([428, 412]);
  expect((await remove({ 'if-match': made.headers['etag']! })).code).toBe(0);
  expect((await remove({ 'if-match': made.headers['etag']! })).status).toBe(404);
  expect((await shop.client().get('/inquiry/wholesale')).status).toBe(404);
  expect((await list({ q: 'lin@example.com' })).items).toMatchObject([{ form: { slug: 'wholesale' } }]);
});

it('is answered by mail, in the words of staff, and keeps what was answered', async () => {
  const email = 'grace@example.com';
  await submit({ ...good, email });
  const [inquiry] = (await list({ q: email })).items;
  const answer = (id: string, text: string, who: Record<string, string> = support) => shop.client().post(`/api/admin/inquiries/${id}/answer`, { text }, who);
  expect(await answer(inquiry.id, '  ')).toMatchObject({ status: 400, data: { errors: { text: expect.any(String) } } });
  expect(await answer('nothing', 'Hello')).toMatchObject({ status: 404 });
  const words = 'Forty cups are <b>ready</b>.\n\nShall we send them?';
  expect(await answer(inquiry.id, words)).toMatchObject({ code: 0, data: { state: 'done', replies: [{ text: words, staff: 'support' }] } });
  expect((await answer(inquiry.id, 'On Monday.')).data.replies.map(({ text }: { text: string }) => text)).toEqual([words, 'On Monday.']);
  await runJobs(shop);
  const folder = shop.host.config.mailDir;
  const mails = await Promise.all((await readdir(folder)).map(async (name) => (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('=\n', '')));
  const sent = mails.filter((mail) => /^To: grace@example\.com$/m.test(mail) && mail.includes('cups are'));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.slice(sent[0]!.indexOf('text/html'))).not.toContain('<b>ready');
});
