/** Texts of extensions in the merchant's words: said where shoppers read them, checked and kept as the shop's own are. */
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineOperation, defineSection, defineTexts, refusal, settingField, type ExtensionMail } from 'vitrine/extension';
import { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import { addTexts } from '#shop/texts/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { importFile } from '#test/harness/imports.ts';
import { mailTo } from '#test/harness/mails.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { ownFacet } from './facets.ts';
import { ownPaymentProvider } from './providers/payment-provider.ts';
import { textsOf, titleFrom } from './texts.ts';

const say = defineTexts('club', {
  en: { greet: 'Welcome, {name}', one: '{count} point', many: '{count} points', full: 'The club is full.', mailTitle: 'Your points' },
  zh: { greet: '欢迎您，{name}', many: '{count} 积分', full: '名额已满。' },
});
const ofStaff = defineTexts('club', { en: { counting: 'Counting members …' } });
const points: ExtensionMail<{ count: number }> = {
  name: 'points',
  sample: { count: 3 },
  say: (values, locale) => ({ title: say('mailTitle', locale), paragraphs: [say(values.count === 1 ? 'one' : 'many', locale, values)] }),
};
const greeting = defineSection({
  name: 'greeting',
  settings: z.object({}),
  title: { en: 'Greeting of the club' },
  load: async ({ context }) => ({ data: { text: say('greet', context.locale, { name: 'Ada' }) }, tags: [] }),
  Component: ({ data }) => createElement('p', null, data.text),
});
const club = {
  texts: [say],
  settings: z.object({ size: settingField(z.number().default(3), { en: 'Size of the club' }) }),
  sections: [greeting],
  pages: [
    { path: 'rules', title: { en: 'Club rules', zh: '俱乐部规则' }, description: { en: 'What members agree to' }, sections: [{ section: 'club-greeting' }] },
  ],
  mails: [points],
  jobs: [
    {
      name: 'tell',
      data: z.object({}),
      run: async ({ transaction, mail }: any) =>
        transaction((tx: any) => mail(tx, points, { id: 'x', to: 'ada@example.com', lang: 'en', values: { count: 2 } })),
    },
  ],
  operations: [
    defineOperation({
      method: 'POST',
      path: 'join',
      summary: 'Join the club',
      access: 'public',
      data: z.object({}),
      run: async () => Promise.reject(refusal((locale) => say('full', locale))),
    }),
  ],
};

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp({ extensions: [extensionWith('club', club as never)] });
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const url = '/api/admin/texts';
const read = (id: string) => shop.client().get(`${url}/${id}`, manager);
const put = async (id: string, texts: object) => {
  const tag = String((await read(id)).headers['etag']);
  return shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: { texts }, headers: { ...manager, 'if-match': tag } });
};
const ids = async (filter: object) => {
  const { data } = await shop.client().get(`${url}?size=100&filter=${encodeURIComponent(JSON.stringify(filter))}`, manager);
  return (data.items as { id: string }[]).map(({ id }) => id);
};
const exported = async (filter: object) =>
  (await shop.client().get(`/api/admin/exports/texts.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, manager)).text;
const page = async (path: string) => (await shop.app.inject({ url: path })).body;
const join = async (lang: Locale) => (await shop.client().post('/api/web/ext/club/join', {}, { 'x-lang': lang })).msg;

describe('a text of an extension', () => {
  it('is found by the words that one sees and by the name of the extension; what staff alone read is not', async () => {
    expect(await ids({ q: 'welcome, {' })).toContain('club.greet');
    expect(await ids({ q: '欢迎您', lang: 'zh' })).toContain('club.greet');
    expect(await ids({ q: 'club.' })).toEqual([
      'club.full',
      'club.greet',
      'club.mailTitle',
      'club.many',
      'club.one',
      'club.pages.rules.description',
      'club.pages.rules.title',
    ]);
    for (const words of ['Greeting of the club', 'Size of the club', ofStaff('counting', 'en')]) expect(await ids({ q: words })).toEqual([]);
    expect((await read('club.counting')).status).toBe(404);
    expect((await read('club.constructor')).status).toBe(404);
  });

  it('is English where the extension has no other, and written for that language alone', async () => {
    expect((await read('club.one')).data).toMatchObject({ texts: { en: '{count} point', zh: '{count} point' }, edited: [] });
    expect((await put('club.one', { zh: '{count} 个积分' })).data).toMatchObject({ edited: ['zh'], texts: { en: '{count} point', zh: '{count} 个积分' } });
    expect((await put('club.one', { zh: '{count} point' })).data.edited).toEqual([]);
  });

  it('is on its pages and in their titles at once, cached ones included, and gone after a reset', async () => {
    const before = await page('/app/club/rules');
    expect(before).toMatch(/<title>Club rules[^]*Welcome, Ada/);
    expect(await page('/zh/app/club/rules')).toMatch(/<title>俱乐部规则[^]*欢迎您，Ada/);
    await put('club.greet', { en: 'Hello <b>{name}</b>' });
    await put('club.pages.rules.title', { en: 'House rules' });
    await put('club.pages.rules.description', { en: 'What we all agree to' });
    await expect.poll(() => page('/app/club/rules')).toMatch(/<title>House rules[^]*content="What we all agree to"[^]*Hello &lt;b&gt;Ada/);
    expect(await page('/zh/app/club/rules')).toMatch(/<title>俱乐部规则[^]*欢迎您，Ada/);
    for (const id of ['club.greet', 'club.pages.rules.title', 'club.pages.rules.description']) await put(id, { en: null });
    await expect.poll(() => page('/app/club/rules')).toBe(before);
  });

  it('is what its refusals and mails say', async () => {
    expect([await join('en'), await join('zh'), await join('zh-HK')]).toEqual(['The club is full.', '名额已满。', 'The club is full.']);
    await put('club.full', { en: 'No room left.', zh: '没有名额了。' });
    await put('club.many', { en: '{count} shiny points' });
    expect([await join('en'), await join('zh'), await join('zh-HK')]).toEqual(['No room left.', '没有名额了。', 'The club is full.']);
    // A job may be the first that a process does.
    setOwnTexts({});
    await runJob(shop, 'ext.club.tell');
    await runJobs(shop);
    expect(await mailTo(shop, 'ada@example.com')).toContain('2 shiny points');
  });

  it.each([
    ['a place that is missing', 'club.greet', { zh: '欢迎' }, 'texts.zh', 'The text lacks {name}.'],
    ['a place that nobody fills', 'club.full', { en: 'No room, {name}' }, 'texts.en', 'The shop does not know what {name} is to be replaced by.'],
    ['one form without its number', 'club.one', { en: 'a point' }, 'texts.en', 'The text lacks {count}.'],
  ])('is refused with %s', async (_, id, texts, field, says) => {
    const refused = await put(id, texts);
    expect(refused).toMatchObject({ status: 400, code: 40 });
    expect(refused.data.errors[field]).toContain(says);
  });

  it('goes into the file with the rest and comes back from it', async () => {
    await put('club.full', { en: 'No room left.', zh: null });
    const file = await exported({ edited: true });
    expect(file).toContain('club.full,en,The club is full.,No room left.\r\n');
    await put('club.full', { en: null });
    const rows = ['club.greet,en,,Hello', 'club.counting,en,,Hm', 'cart_view,en,,Look'];
    const done = await importFile(shop, { kind: 'texts', text: `${file}${rows.join('\r\n')}\r\n` }, manager);
    expect(done).toMatchObject({ state: 'done', created: 2, failed: 2 });
    expect(done.errors.map(({ field, msg }: { field: string; msg: string }) => `${field}: ${msg}`)).toEqual([
      'text: The text lacks {name}.',
      expect.stringContaining('key: '),
    ]);
    expect((await read('club.full')).data.texts.en).toBe('No room left.');
  });
});

it('a row is left out while its extension is gone or has other places, and says its words again afterwards', async () => {
  await put('club.greet', { en: 'Ahoy, {name}' });
  expect(await page('/app/club/rules')).toContain('Ahoy, Ada');
  await shop.extensions.close();
  expect((await read('club.greet')).status).toBe(404);
  expect(await exported({ edited: true })).not.toContain('club.');
  const newer = addTexts(new Map([['club.greet', { en: 'Welcome, {firstName}' }]]));
  expect((await read('club.greet')).data).toMatchObject({ edited: ['en'], texts: { en: 'Ahoy, {name}' }, defaults: { en: 'Welcome, {firstName}' } });
  await page('/');
  expect(say('greet', 'en', { name: 'Ada' })).toBe('Welcome, Ada');
  newer();
  await page('/');
  const same = addTexts(new Map([['club.greet', { en: 'Welcome, {name}' }]]));
  await page('/');
  expect(say('greet', 'en', { name: 'Ada' })).toBe('Ahoy, Ada');
  same();
});

it('titles of what it adds to lists, carts and checkouts are among them', () => {
  const definition = {
    name: 'club',
    paymentProviders: [{ id: 'cash', title: { en: 'Cash' }, note: { en: 'At the door' }, orderNote: { en: 'Bring it' } }],
    promotions: [{ name: 'vip', title: { en: 'For members', zh: '会员优惠' } }],
    facets: [{ name: 'level', title: { en: 'Level' } }],
  };
  expect([...textsOf(definition as never)]).toEqual([
    ['club.payments.cash.title', { en: 'Cash' }],
    ['club.payments.cash.note', { en: 'At the door' }],
    ['club.payments.cash.orderNote', { en: 'Bring it' }],
    ['club.promotions.vip.title', { en: 'For members', zh: '会员优惠' }],
    ['club.facets.level.title', { en: 'Level' }],
  ]);
  const installed = { definition } as never;
  const title = titleFrom(installed, 'promotions.vip.title', { en: 'For members', zh: '会员优惠' });
  const cash = ownPaymentProvider(installed, definition.paymentProviders[0] as never, () => shop.host);
  const level = ownFacet(installed, definition.facets[0] as never);
  const said = () => [cash.title('en'), cash.note!('en'), cash.orderNote!('en'), level.title('en'), title('en')];
  expect(said()).toEqual(['Cash', 'At the door', 'Bring it', 'Level', 'For members']);
  setOwnTexts({ en: Object.fromEntries([...textsOf(definition as never).keys()].map((key) => [key, key])) });
  expect(said()).toEqual([
    'club.payments.cash.title',
    'club.payments.cash.note',
    'club.payments.cash.orderNote',
    'club.facets.level.title',
    'club.promotions.vip.title',
  ]);
  expect([title('zh'), title('zh-HK')]).toEqual(['会员优惠', 'For members']);
  setOwnTexts({});
});
