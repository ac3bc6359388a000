import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import { createSecondNode, createTestApp, type TestApp } from '#test/harness/app.ts';
import { importFile } from '#test/harness/imports.ts';
import { mailTo } from '#test/harness/mails.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { solvedCaptcha } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let second: Awaited<ReturnType<typeof createSecondNode>>;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  second = await createSecondNode(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const url = '/api/admin/texts';
const read = (id: string) => shop.client().get(`${url}/${id}`, manager);
const put = async (id: string, texts: object, headers: Record<string, string> = {}) => {
  const tag = String((await read(id)).headers['etag']);
  return shop.client().send({ method: 'PUT', url: `${url}/${id}`, payload: { texts }, headers: { ...manager, 'if-match': tag, ...headers } });
};
const list = async (filter: object) => {
  const { data } = await shop.client().get(`${url}?size=100&filter=${encodeURIComponent(JSON.stringify(filter))}`, manager);
  return data as { total: number; items: { id: string; texts: Record<string, string>; edited: string[] }[] };
};
const ids = async (filter: object) => (await list(filter)).items.map(({ id }) => id);
const page = async (path: string, node: Pick<TestApp, 'app'> = shop) => (await node.app.inject({ url: path })).body;
const skip = 'Skip to the pots';

describe('an own text', () => {
  it('is on the pages of its language at once, cached ones included, on every node; and is gone after a reset', async () => {
    const [before, chinese] = [await page('/'), await page('/zh')];
    await page('/', second);
    expect(before).not.toContain(skip);
    expect((await put('page_skip', { en: skip })).data).toMatchObject({ edited: ['en'], texts: { en: skip } });
    await expect.poll(() => page('/')).toContain(skip);
    await expect.poll(() => page('/', second)).toContain(skip);
    expect(await page('/zh')).toBe(chinese);
    expect((await put('page_skip', { en: null })).data.edited).toEqual([]);
    await expect.poll(() => page('/')).toBe(before);
    await expect.poll(() => page('/', second)).not.toContain(skip);
  });

  it('is text, whatever stands in it', async () => {
    await put('page_skip', { en: '<img src=x onerror=alert(1)> `$1` $& \\n' });
    await expect.poll(() => page('/')).toContain('&#60;img src=x onerror=alert(1)&#62; `$1` $&#38; \\n');
    await put('page_skip', { en: null });
  });

  it('is what answers of the API and mails say', async () => {
    const client = shop.client();
    await put('error_login', { en: 'Who are you?' });
    expect(await client.post('/api/web/user/info', {})).toMatchObject({ status: 401, msg: 'Who are you?' });
    await put('messages_foot', { en: 'With love, {shop}', zh: '{shop} 敬上' });
    for (const [account, lang] of [
      ['new@example.com', 'en'],
      ['neu@example.com', 'zh'],
      ['neo@example.com', 'zh-HK'],
    ] as const)
      await client.post('/api/web/auth/send-code', { account, scene: 'signup', captcha: await solvedCaptcha(client) }, { 'x-lang': lang });
    // A job may be the first that a process does.
    setOwnTexts({});
    await runJobs(shop);
    expect(await mailTo(shop, 'new@example.com')).toContain('With love, Vitrine');
    expect(await mailTo(shop, 'neu@example.com')).toContain('Vitrine 敬上');
    expect(await mailTo(shop, 'neo@example.com')).not.toContain('敬上');
  });

  it('that came with the shop is no own text', async () => {
    const { data } = await read('cart_view');
    expect((await put('cart_view', { en: data.defaults.en, zh: '看看购物车' })).data.edited).toEqual(['zh']);
    expect((await put('cart_view', { zh: data.defaults.zh })).data.edited).toEqual([]);
  });

  it.each([
    ['a place that is missing', 'messages_foot', { en: 'Bye' }, 'texts.en', 'The text lacks {shop}.'],
    ['a place that nobody fills', 'messages_foot', { zh: '{shop} {name}' }, 'texts.zh', 'The shop does not know what {name} is to be replaced by.'],
    ['nothing', 'cart_view', { en: '  ' }, 'texts.en', ''],
    ['two lines', 'cart_view', { en: 'View\nBcc: eve@example.com' }, 'texts.en', 'The text must be one line'],
    ['letters that run backwards', 'cart_view', { en: 'View \u202ecart' }, 'texts.en', 'without control characters'],
    ['nothing to see', 'cart_view', { en: '\u200b' }, 'texts.en', 'The text must be one line'],
    ['too much', 'cart_view', { en: 'x'.repeat(1_001) }, 'texts.en', ''],
  ])('is refused with %s', async (_, id, texts, field, says) => {
    const refused = await put(id, texts);
    expect(refused).toMatchObject({ status: 400, code: 40 });
    expect(refused.data.errors[field]).toContain(says);
  });

  it('is refused in a language without a catalogue, for what staff alone read, stale, and without a condition', async () => {
    expect((await put('cart_view', { fr: 'Voir' })).status).toBe(400);
    expect((await read('backoffice_imports')).status).toBe(404);
    expect((await read('constructor')).status).toBe(404);
    expect((await put('cart_view', { en: 'x' }, { 'if-match': '"old"' })).status).toBe(412);
    expect((await put('cart_view', { en: 'x' }, { 'if-match': '' })).status).toBe(428);
  });

  it('is written by those who write contents alone, and leaves a line in the audit log', async () => {
    const support = { 'x-auth': await staffToken(shop, 'support') };
    expect((await put('cart_view', { en: 'x' }, support)).status).toBe(403);
    await put('cart_view', { en: 'To the cart' });
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    const { data } = await shop.client().get('/api/admin/audit?size=100', owner);
    expect(data.items).toContainEqual(
      expect.objectContaining({
        action: 'text.update',
        subject: 'cart_view',
        detail: expect.objectContaining({ changes: { 'texts.en': { before: 'View cart', after: 'To the cart' } } }),
      }),
    );
    await put('cart_view', { en: null });
  });
});

describe('texts', () => {
  it('are found by the words that one sees, as they are said and as they came, or by their key', async () => {
    await put('cart_view', { en: 'Peek into the basket' });
    expect(await ids({ q: 'into the BASKET' })).toEqual(['cart_view']);
    expect(await ids({ q: 'cart_view' })).toContain('cart_view');
    expect(await ids({ q: 'into the basket', lang: 'zh' })).toEqual([]);
    expect(await ids({ q: (await read('cart_view')).data.defaults.zh, lang: 'zh' })).toContain('cart_view');
    expect(await ids({ edited: true, lang: 'en' })).toContain('cart_view');
    expect(await ids({ edited: true, lang: 'zh-HK' })).toEqual([]);
    const [all, unchanged] = [await list({}), await list({ edited: false })];
    expect(all.items).toHaveLength(100);
    expect(unchanged.total).toBeLessThan(all.total);
    expect((await shop.client().get(`${url}?filter=${encodeURIComponent('{"wrong":1}')}`, manager)).status).toBe(400);
  });

  it('go into a file and come back from it', async () => {
    await put('cart_view', { en: '=Peek, "into" the basket' });
    const exported = await exportOf({ edited: true });
    expect(exported).toContain(`cart_view,en,View cart,"'=Peek, ""into"" the basket"`);
    expect(exported).not.toContain('cart_view,zh,');
    expect(await imported(exported)).toMatchObject({ state: 'done', created: 0, updated: 0, failed: 0 });
    await put('cart_view', { en: null });
    expect(await imported(exported, { dryRun: 'true' })).toMatchObject({ state: 'done', created: 1 });
    expect((await read('cart_view')).data.edited).toEqual([]);
    expect(await imported(exported)).toMatchObject({ state: 'done', created: 1, failed: 0 });
    expect((await read('cart_view')).data.texts.en).toBe('=Peek, "into" the basket');
    expect(await exportOf({ lang: 'zh', q: 'cart_view' })).toMatch(/^\uFEFFKey,Language,Original,Text\r\ncart_view,zh,[^,]+,\r\n$/);
  });

  it('from a file that are wrong are left out, with their row', async () => {
    const rows = [
      'cart_view,zh,a\u202eb',
      'cart_none,en,x',
      'cart_view,fr,x',
      'messages_foot,en,Bye',
      `cart_view,en,${'x'.repeat(1_001)}`,
      'cart_view,zh,',
      'cart_view,en,Look',
    ];
    const done = await imported(`Key,Language,Text\r\n${rows.join('\r\n')}\r\n`);
    expect(done).toMatchObject({ state: 'done', failed: 5, updated: 1 });
    expect(done.errors.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [2, 'text'],
      [3, 'key'],
      [4, 'language'],
      [5, 'text'],
      [6, 'text'],
    ]);
    expect(done.errors[3].msg).toContain('{shop}');
    expect((await read('cart_view')).data).toMatchObject({ edited: ['en'], texts: { en: 'Look' } });
  });
});

const exportOf = async (filter: object) =>
  (await shop.client().get(`/api/admin/exports/texts.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, manager)).text;

const imported = (text: string, more: { dryRun?: 'true' } = {}) => importFile(shop, { kind: 'texts', text, ...more }, manager);
