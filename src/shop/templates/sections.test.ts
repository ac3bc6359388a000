/** Every section that a merchant may choose: alone with what it begins with, with all that can be set, and with texts that want harm. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFiles, preparePicture, storePictures } from '../media/index.ts';
import { sections } from '#storefront/sections.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { z } from 'zod';
import { describeSections } from './describe-sections.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { publishSections, type SectionChoice } from './index.ts';
import { generalSections } from './sections.ts';

let shop: TestApp;
let picture: string;
beforeAll(async () => {
  shop = await createTestApp();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
  const prepared = await preparePicture(pictureFiles(shop.host.config.storage), { source: 'test', bytes, alt: { en: { alt: 'A bowl' } } });
  [picture] = (await shop.host.database.transaction((tx) => storePictures(tx, [prepared]))) as [string];
});
afterAll(() => shop.close());

async function pageWith(choices: readonly SectionChoice[]): Promise<string> {
  await shop.host.database.transaction((tx) => publishSections(tx, { name: 'tag-list', sections: choices, now: shop.clock.now }));
  let text = '';
  const last = choices.at(-1)!.settings['mark'];
  const mark = typeof last === 'string' ? last : '';
  // The mark of this version shows that the notification has arrived.
  await vi.waitFor(async () => {
    const answer = await shop.client().get('/tag');
    text = answer.text;
    expect([answer.status, text.includes(mark)]).toEqual([200, true]);
  });
  return text;
}

/** Settings in which every field of the schema is set: texts as given, pictures ours, lists with one entry. */
function filled(schema: Record<string, any>, words: string): unknown {
  if (schema['input'] === 'texts') return Object.fromEntries(['en', 'zh'].map((lang) => [lang, filled(schema['additionalProperties'], words)]));
  if (schema['input'] === 'picture') return picture;
  if (schema['input'] === 'path' || schema['input'] === 'link') return '/page/about';
  if (schema['input'] === 'moment') return '2099-01-01T00:00:00Z';
  if (schema['enum']) return schema['enum'][0];
  if (schema['type'] === 'array') return [filled(schema['items'], words)];
  if (schema['type'] === 'object')
    return Object.fromEntries(Object.entries(schema['properties'] ?? {}).map(([name, field]) => [name, filled(field as object, words)]));
  if (schema['type'] === 'integer') return schema['minimum'] ?? 1;
  if (schema['type'] === 'boolean') return true;
  // A pattern that no text matches is one of a file name or a URL.
  return schema['pattern'] || schema['format'] ? undefined : words;
}

it.each([...sections.values()].map((section) => [section.name, section] as const))('%s has a title of its own in every language', (name, { card }) => {
  const titles = messageLocales.map((locale) => card.title({}, { locale }));
  expect(titles.every((title) => title.trim() !== '' && title !== name)).toBe(true);
  expect(titles[1]).not.toBe(titles[0]);
});

const marked = (mark: string): SectionChoice => ({ section: 'promises', settings: { mark, items: [{ texts: { en: { title: mark } } }] } });

describe.each(generalSections.map((section) => [section.name, section] as const))('%s', (name, section) => {
  const described = () => describeSections(new Map([[name, section]]), 'en')[0]!;

  it('is described so that an editor can offer it', () => {
    const { title, about, schema } = described();
    expect([title !== '', about !== '', schema['type']]).toEqual([true, true, 'object']);
    for (const locale of ['zh', 'zh-HK'] as const) expect(section.card.title({}, { locale })).not.toBe(title);
  });

  it('does no harm with what it begins with', async () => {
    const text = await pageWith([{ section: name, settings: described().defaults }, marked(`after ${name}`)]);
    expect(text).toContain(`after ${name}`);
  });

  it('shows what is set, and texts as texts', async () => {
    const hostile = `</script><img src=x onerror=alert(1)>"'&{{7*7}}${'\u202e'}`;
    const settings = filled(described().schema, hostile) as SectionChoice['settings'];
    expect(section.settings.safeParse(settings).error).toBeUndefined();
    const text = await pageWith([{ section: name, settings }, marked(`filled ${name}`)]);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main).not.toMatch(/<img src=x|<script|javascript:|style="/);
    expect(text).not.toContain('</script><img');
    expect(main.match(/<h[1-6]/g) ?? []).not.toContain('<h4');
  });
});

describe('settings', () => {
  it.each([
    ['a script', 'javascript:alert(1)'],
    ['another site by two slashes', '//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['a tab in between', '/\t/evil.example'],
  ])('take no link that is %s', (_, path) => {
    expect(sections.get('hero')!.settings.safeParse({ picture: 'x', path }).success).toBe(false);
    expect(sections.get('logos')!.settings.safeParse({ items: [{ name: 'x', link: path }] }).success).toBe(false);
  });
  it('accept text only in languages of the shop', () => {
    expect(sections.get('hero')!.settings.safeParse({ picture: 'x', texts: { tlh: { title: 'x' } } }).success).toBe(false);
  });
  it('of rich text lose what could run, and losing it twice is losing it once', () => {
    const parsed = sections
      .get('rich-text')!
      .settings.parse({ texts: { en: { html: '<h1>A</h1><p onclick="x()">B<script>c</script><iframe src="https://e.example"></iframe></p>' } } });
    expect(parsed).toEqual({ align: 'center', texts: { en: { html: '<h2>A</h2><p>B</p>' } } });
    expect(sections.get('rich-text')!.settings.parse(parsed)).toEqual(parsed);
  });
  it('each have a schema that JSON Schema can express', () => {
    for (const section of sections.values())
      expect(() => JSON.stringify(z.toJSONSchema(section.settings, { io: 'input', unrepresentable: 'any' }))).not.toThrow();
  });
});

it('questions and answers are marked up for search engines', async () => {
  const items = [{ texts: { en: { question: 'Do you ship?', answer: '<p>Yes.</p>' } } }];
  const text = await pageWith([{ section: 'faq', settings: { items } }, marked('after faq')]);
  const [, json] = /<script type="application\/ld\+json">(\{[^<]*FAQPage[^<]*)<\/script>/.exec(text)!;
  expect(JSON.parse(json!)).toMatchObject({ mainEntity: [{ name: 'Do you ship?', acceptedAnswer: { text: '<p>Yes.</p>' } }] });
});

it('a countdown ends, and so does the cached page', async () => {
  const until = new Date(shop.clock.now.getTime() + 30_000).toISOString();
  const text = await pageWith([{ section: 'countdown', settings: { until, texts: { en: { title: 'Ends soon' } } } }, marked('counting')]);
  expect(text).toContain('Ends soon');
  const seconds = /s-maxage=(\d+)/.exec((await shop.client().get('/tag')).headers['cache-control']!)![1];
  expect(Number(seconds)).toBeLessThanOrEqual(30);
  shop.clock.now = new Date(shop.clock.now.getTime() + 31_000);
  expect((await shop.client().get('/tag')).text).not.toContain('Ends soon');
});

it('a film of the shop is served in parts, and nothing else of its folder', async () => {
  const folder = join(shop.host.config.dataDir, 'videos');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'kiln.mp4'), 'abcdefgh');
  await writeFile(join(folder, 'secret.txt'), 'no');
  const part = await shop.client().get('/media/video/kiln.mp4', { range: 'bytes=2-3' });
  expect([part.status, part.text, part.headers['content-type']]).toEqual([206, 'cd', 'video/mp4']);
  for (const path of ['secret.txt', '..%2f..%2fetc/passwd', '.hidden.mp4']) expect((await shop.client().get(`/media/video/${path}`)).status).toBe(404);
});
