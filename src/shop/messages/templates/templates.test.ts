import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageLocales } from '#kit/pure/languages.ts';
import { fillWords, findWordsProblem, wordsWithPlaces } from '#kit/pure/mail/mail-texts.ts';
import { systemContext } from '#kit/server/context.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { solvedCaptcha } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { queueMailText } from '../index.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const url = '/api/admin/mail-templates';
const put = async (id: string, texts: object) => {
  const read = await shop.client().get(`${url}/${id}`, manager);
  return shop
    .client()
    .send({ method: 'PUT', url: `${url}/${id}`, payload: { ...read.data, texts }, headers: { ...manager, 'if-match': String(read.headers['etag']) } });
};
const post = (id: string, action: string, body: object) => shop.client().post(`${url}/${id}/${action}`, body, manager);
/** Every mail that was sent, newest last. */
const sent = async () => {
  const folder = shop.host.config.mailDir;
  const names = (await readdir(folder).catch(() => [])).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};
const readable = (mail: string) =>
  mail.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
const places = { variables: ['orderNo', 'shopName'], blocks: ['details', 'link'] as const, required: ['link'] };

describe('words with places', () => {
  it.each([
    [
      'a place that the mail does not have',
      { subject: 'Hi', body: 'One\nTwo {{orderNumber}}\n{{link}}' },
      { field: 'body', line: 2, what: 'unknown', name: 'orderNumber' },
    ],
    ['one in the subject', { subject: '{{link}}', body: '{{link}}' }, { field: 'subject', line: 1, what: 'notAlone', name: 'link' }],
    ['a place that is not closed', { subject: 'Hi', body: '{{link}}\n\n{{orderNo}' }, { field: 'body', line: 3, what: 'unclosed', name: '{{' }],
    ['a link within a sentence', { subject: 'Hi', body: 'See {{link}}' }, { field: 'body', line: 1, what: 'notAlone', name: 'link' }],
    ['no link where one is needed', { subject: 'Hi', body: 'See you' }, { field: 'body', line: 1, what: 'missing', name: 'link' }],
    ['the table twice', { subject: 'Hi', body: '{{link}}\n{{details}}\n{{details}}' }, { field: 'body', line: 3, what: 'twice', name: 'details' }],
    ['a prototype', { subject: 'Hi', body: '{{constructor}}\n{{link}}' }, { field: 'body', line: 1, what: 'unknown', name: 'constructor' }],
  ])('are refused with %s', (_, words, problem) => expect(findWordsProblem(words, places)).toEqual(problem));

  it('are filled once: what a value says is text', () => {
    const filled = fillWords(
      { subject: 'Order {{ orderNo }}', body: 'Dear {{orderNo}},\nwelcome.\n\n  {{link}}\n\n{{details}}\n{{none}}' },
      { orderNo: '{{link}} $& {{orderNo}}' },
    );
    expect(filled).toEqual({
      subject: 'Order {{link}} $& {{orderNo}}',
      parts: [{ text: 'Dear {{link}} $& {{orderNo}},\nwelcome.' }, { block: 'link' }, { block: 'details' }],
    });
  });

  it('made of what a mail says say the same again', () => {
    const value = fc.stringMatching(/^[a-z0-9]{4,12}$/);
    fc.assert(
      fc.property(value, value, (orderNo, shopName) => {
        fc.pre(!orderNo.includes(shopName) && !shopName.includes(orderNo));
        const subject = `Order ${orderNo} - ${shopName}`;
        const own = wordsWithPlaces({ subject, paragraphs: [`It is ${orderNo}.`, 'UND'] }, { values: { orderNo, shopName }, blocks: ['link'] });
        expect(findWordsProblem(own, places)).toBeNull();
        expect(fillWords(own, { orderNo, shopName })).toEqual({ subject, parts: [{ text: `It is ${orderNo}.` }, { text: 'UND' }, { block: 'link' }] });
      }),
    );
  });
});

describe('mail templates', () => {
  it('are those of every mail, whose own words fit their own rules in every language', async () => {
    const { data } = await shop.client().get(`${url}?size=100`, manager);
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['order.placed', 'order.ready', 'auth.code.signup', 'return.refunded', 'staff.invitation', 'newsletter.confirm']),
    );
    expect(data.total).toBe(data.items.length);
    for (const { id } of data.items as { id: string }[]) {
      const { data: one } = await shop.client().get(`${url}/${id}`, manager);
      expect(Object.keys(one.texts).toSorted()).toEqual(messageLocales.toSorted());
      const saved = await put(id, one.texts);
      expect([id, saved.code, saved.data.edited]).toEqual([id, 0, []]);
      for (const lang of messageLocales) expect(one.texts[lang].subject).toContain('{{shopName}}');
    }
    const order = (await shop.client().get(`${url}/order.placed`, manager)).data;
    expect(order.texts.en.subject).toContain('{{orderNo}}');
    expect(order.variables).toContainEqual({ name: 'link', block: true, required: true, sample: '' });
    expect((await shop.client().get(`${url}/newsletter.issue`, manager)).status).toBe(404);
    expect((await shop.client().get(`${url}?filter=${encodeURIComponent('{"q":"placed"}')}`, manager)).data.total).toBe(1);
  });

  it('are what the mail says from then on, in that language alone', async () => {
    const body = 'Welcome, dear friend of <b>pots</b>.\n\nYour code: {{code}}';
    expect((await put('auth.code.signup', { en: { subject: 'Hello from {{shopName}}', body } })).data).toMatchObject({ edited: ['en'] });
    const client = shop.client();
    for (const [account, lang] of [
      ['new@example.com', 'en'],
      ['neu@example.com', 'zh'],
    ] as const) {
      const captcha = await solvedCaptcha(client);
      expect(await client.post('/api/web/auth/send-code', { account, scene: 'signup', captcha }, { 'x-lang': lang })).toMatchObject({ code: 0 });
    }
    await runJobs(shop);
    const mails = (await sent()).map(readable);
    const [english, chinese] = [mails.find((mail) => mail.includes('To: new@'))!, mails.find((mail) => mail.includes('To: neu@'))!];
    expect(english).toMatch(/^Subject: Hello from Vitrine$/m);
    expect(english).toMatch(/Your code: \d{6}/);
    expect(english).toContain('&lt;b&gt;pots&lt;/b&gt;');
    expect(chinese).not.toContain('Hello from');
    const reset = await post('auth.code.signup', 'reset', {});
    expect(reset.data).toMatchObject({ edited: [] });
    expect(reset.data.texts.en).toEqual(reset.data.defaults.en);
  });

  it('are refused where a place is wrong or missing, with the line', async () => {
    const refused = await put('order.placed', { en: { subject: 'Hi', body: 'Thanks\n{{nme}}\n{{link}}' } });
    expect(refused).toMatchObject({ status: 400, code: 40, data: { errors: { 'texts.en.body': 'Line 2: this mail has no variable {{nme}}.' } } });
    expect((await put('order.placed', { zh: { subject: 'Hi', body: 'No link' } })).data.errors['texts.zh.body']).toContain('{{link}}');
    expect((await put('auth.code.reset', { en: { subject: 'Hi', body: '{{link}}' } })).data.errors['texts.en.body']).toContain('{{code}}');
    expect((await put('order.placed', { en: { subject: ' ', body: '{{link}}' } })).data.errors).toHaveProperty('texts.en.subject');
    expect((await put('order.placed', { fr: { subject: 'x', body: '{{link}}' } })).status).toBe(400);
    const bare = await shop.client().send({ method: 'PUT', url: `${url}/order.placed`, payload: { texts: {} }, headers: manager });
    expect(bare.status).toBe(428);
  });

  it('are previewed and mailed to the staff member who tests them, as they are written', async () => {
    const words = { subject: 'Thanks for {{orderNo}}', body: 'Dear {{firstName}},\n\n{{details}}\n\n{{link}}' };
    const { data } = await post('order.placed', 'preview', { lang: 'en', ...words });
    expect(data.subject).toBe('Thanks for 261121-4K7ZQM');
    expect(data.html).toContain('Dear Ada,');
    expect(data.html).toContain('/checkout/thankyou?order=261121-4K7ZQM');
    expect(data.html).toContain('Ember bowl');
    expect((await post('order.placed', 'preview', { lang: 'en', body: '{{nme}}\n{{link}}' })).data.errors).toHaveProperty('body');
    expect((await post('order.none', 'preview', {})).status).toBe(404);
    const before = (await sent()).length;
    const { to } = (await post('order.placed', 'test', { lang: 'zh' })).data;
    expect(to).toMatch(/@shop\.example$/);
    expect(await sent()).toHaveLength(before + 1);
    expect((await sent()).some((mail) => mail.includes(`To: ${to}`))).toBe(true);
  });

  it('say why a test could not be sent', async () => {
    Object.assign(shop.host.config, { smtpUrl: 'smtp://127.0.0.1:9' });
    const failed = await post('order.placed', 'test', { lang: 'en' });
    Object.assign(shop.host.config, { smtpUrl: null });
    expect(failed).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('ECONNREFUSED') });
    expect((await post('order.placed', 'test', { lang: 'en' })).code).toBe(0);
  });
});

describe('settings/mails', () => {
  const settings = '/api/admin/settings/mails';
  const change = async (payload: object) => {
    const read = await shop.client().get(settings, manager);
    return shop
      .client()
      .send({ method: 'PUT', url: settings, payload: { ...read.data, ...payload }, headers: { ...manager, 'if-match': String(read.headers['etag']) } });
  };

  it('say from whom mails come, where answers go, and what stands below', async () => {
    expect((await shop.client().get(settings, manager)).data).toEqual({ senderName: '', senderAddress: '', replyTo: '', footer: {}, copyOrdersTo: [] });
    const given = {
      senderName: 'The potters',
      senderAddress: 'pots@shop.example',
      replyTo: 'help@shop.example',
      footer: { en: 'Beck Lane 3\n<i>Aldermoor</i>' },
    };
    expect((await change(given)).data).toMatchObject(given);
    const context = systemContext(shop.host, { name: 'test' });
    await context.transaction((tx) => queueMailText(tx, context, { id: 'footer', to: 'reader@example.com', lang: 'en', title: 'News', paragraphs: ['Hello'] }));
    await runJobs(shop);
    const mail = readable((await sent()).find((one) => one.includes('To: reader@example.com'))!);
    expect(mail).toMatch(/^From: The potters <pots@shop\.example>$/m);
    expect(mail).toMatch(/^Reply-To: help@shop\.example$/m);
    expect(mail).toContain('Beck Lane 3');
    expect(mail).toContain('&lt;i&gt;Aldermoor&lt;/i&gt;');
  });

  it('wear the theme, in a colour that mail programs can read', async () => {
    const buttonOf = async (theme: object) => {
      await shop.host.database.transaction((tx) => writeSettings(tx, 'theme', theme, shop.clock.now));
      const { html } = (await shop.client().get('/api/admin/mails/order.placed', manager)).data;
      return /<a[^>]*background-color:([^;"]+)/.exec(html)?.[1];
    };
    expect(await buttonOf({ base: 'aldermoor', changes: {} })).toBe('#3f4c31');
    expect(await buttonOf({ base: 'aldermoor', changes: { primaryColor: '#0a7d55' } })).toBe('#0a7d55');
    expect(await buttonOf({ base: 'default', changes: { primaryColor: 'oklch(40% 0.1 150)', titleColor: '#112233' } })).toBe('#112233');
  });

  it.each([
    ['senderAddress', { senderAddress: 'nobody' }],
    ['replyTo', { replyTo: 'a b@c.example' }],
    ['senderName', { senderName: 'Shop\r\nBcc: eve@example.com' }],
    ['copyOrdersTo.0', { copyOrdersTo: ['nobody'] }],
    ['copyOrdersTo', { copyOrdersTo: Array.from({ length: 6 }, (_, i) => `a${i}@shop.example`) }],
  ])('refuse a wrong %s', async (field, wrong) => expect((await change(wrong)).data.errors).toHaveProperty([field]));
});
