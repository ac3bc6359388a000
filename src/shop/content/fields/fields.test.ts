import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let editor: Record<string, string>;
let manager: Record<string, string>;
let picture: string;
beforeAll(async () => {
  shop = await demoShop();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  picture = (await shop.client().get('/api/admin/articles?size=1&filter={"q":"kiln"}', editor)).data.items[0].picture.id;
}, 60_000);
afterAll(() => shop.close());

const settings = '/api/admin/settings/routes';
const texts = (en: string, zh: string) => ({ en: { title: en }, zh: { title: zh } });
const fields = [
  { key: 'wood', kind: 'choice', required: true, texts: texts('Wood', '木材'), choices: [{ value: 'oak', texts: texts('Oak', '橡木') }] },
  { key: 'height', kind: 'number', texts: texts('Height', '高度') },
  { key: 'since', kind: 'date', texts: texts('Since', '始于') },
  { key: 'motto', kind: 'text', texts: texts('Motto', '格言') },
  { key: 'story', kind: 'richText', texts: texts('Story', '故事') },
  { key: 'portrait', kind: 'picture', texts: texts('Portrait', '肖像') },
];
async function define(kind: object) {
  const { data, headers } = await shop.client().get(settings, manager);
  const others = data.customCategories.filter(({ key }: { key: string }) => key !== 'makers');
  const payload = { ...data, customCategories: [...others, { key: 'makers', slug: 'makers', source: 'entry', texts: texts('Makers', '匠人'), ...kind }] };
  return shop.client().send({ method: 'PUT', url: settings, payload, headers: { ...manager, 'if-match': headers['etag']! } });
}
const write = (slug: string, values: object) =>
  shop.client().post('/api/admin/entries', { type: 'makers', slug, texts: { en: { title: 'Ada' } }, published: true, fields: values }, editor);
const page = async (path: string) => (await shop.client().get(path)).text;
/** What one reads of a page: identifiers and hashes in its markup may hold any number. */
const shownBy = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]*>/g, ' ');

describe('a custom kind with fields of its own', () => {
  it('is defined by settings; its entries hold the fields, and their pages show them', async () => {
    expect((await define({ fields })).status).toBe(200);
    const values = {
      wood: 'oak',
      height: 1234.5,
      since: '1987-05-04',
      motto: { en: 'Slowly <b>', zh: '慢慢来' },
      story: { en: '<p>Once<script>alert(1)</script></p>' },
      portrait: picture,
    };
    const made = await write('ada', values);
    expect(made.data.fields).toEqual({ ...values, story: { en: '<p>Once</p>' } });
    const en = await page('/makers/ada');
    for (const said of ['<dt', 'Oak', '1,234.5', 'May 4, 1987', 'Slowly &lt;b&gt;', '<p>Once</p>', picture])
      expect([said, en.includes(said)]).toEqual([said, true]);
    const zh = await page('/zh/makers/ada');
    for (const said of ['木材', '橡木', '慢慢来', '1987年5月4日']) expect([said, zh.includes(said)]).toEqual([said, true]);
    // A picture that a field shows is in use.
    expect((await shop.client().send({ method: 'DELETE', url: `/api/admin/pictures/${picture}`, headers: { ...manager, 'if-match': '*' } })).status).toBe(409);
    expect((await shop.client().get('/api/admin/entries?filter={"q":"slowly"}', editor)).data.total).toBe(1);
  });

  it('names each field that is wrong', async () => {
    const { status, code, data } = await write('bo', { height: 'tall', since: '2027-02-30', portrait: picture });
    expect([status, code, Object.keys(data.errors)]).toEqual([400, 40, ['fields.wood', 'fields.height', 'fields.since']]);
    expect((await write('bo', { wood: 'oak', portrait: '00000000-0000-7000-8000-000000000000' })).status).toBe(400);
    for (const kind of [
      { fields: [{ key: 'wood', kind: 'choice' }] },
      {
        fields: [
          { key: 'a', kind: 'text' },
          { key: 'a', kind: 'date' },
        ],
      },
      { fields: [{ key: 'A b', kind: 'text' }] },
    ])
      expect((await define(kind)).status).toBe(400);
  });

  it('keeps its fields when a program writes the addresses without them, and forgets what is taken away', async () => {
    expect((await define({})).data.customCategories.at(-1).fields).toHaveLength(6);
    const { data } = await write('cy', { wood: 'oak', height: 2 });
    expect((await define({ fields: fields.slice(0, 1) })).status).toBe(200);
    await vi.waitFor(async () => expect(await page('/makers/cy')).not.toContain('Height'));
    const put = await shop.client().send({ method: 'PUT', url: `/api/admin/entries/${data.id}`, payload: data, headers: { ...editor, 'if-match': '*' } });
    expect(put.data.fields).toEqual({ wood: 'oak' });
  });

  it('drafts, shows and goes back to fields as to words', async () => {
    await define({ fields });
    const { data } = await write('di', { wood: 'oak', height: 7 });
    const at = `/api/admin/entries/${data.id}`;
    await shop.client().post(`${at}/draft`, { ...data, fields: { ...data.fields, height: 99 } }, editor);
    expect(shownBy(await page('/makers/di'))).not.toMatch(/\b99\b/);
    await shop.client().post(`${at}/publish`, {}, editor);
    await vi.waitFor(async () => expect(shownBy(await page('/makers/di'))).toMatch(/\b99\b/));
    const [version] = (await shop.client().get(`${at}/versions`, editor)).data.items;
    const whole = await shop.client().get(`${at}/versions/${version.number}`, editor);
    expect(whole.data).toMatchObject({ number: version.number, staffName: expect.any(String), content: { slug: 'di', fields: { wood: 'oak', height: 7 } } });
    expect((await shop.client().get(`${at}/versions/999`, editor)).status).toBe(404);
    expect((await shop.client().get(`${at}/versions/x`, editor)).status).toBe(400);
  });
});
