import { afterEach, expect, it } from 'vitest';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import type { Assets, AssetsByLocale } from './assets.ts';
import { assetsFor, textsFileOf } from './own-texts.ts';

afterEach(() => setOwnTexts({}));

const build = (name: string): Assets => ({
  script: `/assets/${name}/entry.js`,
  texts: null,
  style: null,
  wholeStyle: null,
  preload: [],
  react: null,
  fonts: [],
  version: name,
});
const ofLanguages = Object.fromEntries(messageLocales.map((locale) => [locale, build(locale)])) as Record<Locale, Assets>;
const assets: AssetsByLocale = { ...ofLanguages, own: { assets: build('own'), keys: ['cart_view', 'messages_foot'] } };

it('pages bring their language’s own build along as long as scripts say nothing that was written', () => {
  expect(assetsFor(assets, 'en')).toBe(assets.en);
  setOwnTexts({ en: { page_skip: 'Skip' }, zh: { cart_view: '看看' } });
  expect(assetsFor(assets, 'en')).toBe(assets.en);
  expect(assetsFor(assets, 'zh-HK')).toBe(assets['zh-HK']);
});

it('where they do, pages bring the build without texts, and a file of all texts; another text is another version', () => {
  setOwnTexts({ zh: { cart_view: '看看' } });
  const first = assetsFor(assets, 'zh');
  expect(first).toMatchObject({ script: '/assets/own/entry.js', texts: expect.stringMatching(/^\/assets\/texts\/zh-[0-9a-f]{12}\.js$/) });
  const { href, script } = textsFileOf(assets, 'zh')!;
  expect(href).toBe(first.texts);
  expect(script).toBe('globalThis.ownTexts={"zh":{"cart_view":"看看","messages_foot":"此邮件由 {shop} 发送。"}};');
  setOwnTexts({ zh: { cart_view: '瞧瞧' } });
  const second = assetsFor(assets, 'zh');
  expect([second.version, second.texts]).not.toContain(first.version);
  expect(second.version).not.toBe(first.version);
  expect(second.texts).not.toBe(first.texts);
});

it('where only texts of extensions were written, pages bring their language’s own build along and a file of those', () => {
  setOwnTexts({ zh: { 'club.greet': '欢迎</script>', 'club.pages.rules.title': '规则', page_skip: '跳过' }, en: { 'club.pages.rules.title': 'Rules' } });
  const zh = assetsFor(assets, 'zh');
  expect(zh).toMatchObject({ script: '/assets/zh/entry.js', texts: expect.stringMatching(/^\/assets\/texts\/zh-[0-9a-f]{12}\.js$/) });
  expect(zh.version).not.toBe('zh');
  expect(textsFileOf(assets, 'zh')).toEqual({ href: zh.texts, script: 'globalThis.ownTexts={"zh":{"club.greet":"欢迎\\u003c/script>"}};' });
  expect([assetsFor(assets, 'en'), textsFileOf(assets, 'en')]).toEqual([assets.en, null]);
  setOwnTexts({ zh: { 'club.greet': '欢迎', cart_view: '看看' } });
  expect(assetsFor(assets, 'zh').script).toBe('/assets/own/entry.js');
  expect(textsFileOf(assets, 'zh')!.script).toContain('"club.greet":"欢迎"');
});

it('a page of earlier gets all texts, whatever build it brings along', () => {
  setOwnTexts({ zh: { 'club.greet': '欢迎' } });
  expect(textsFileOf(assets, 'zh')!.script).not.toContain('cart_view');
  expect(textsFileOf(assets, 'zh', { all: true })!.script).toMatch(/"cart_view":.*"club.greet":"欢迎"/);
});

it('a language that has no build of that kind stays with its own', () => {
  setOwnTexts({ zh: { cart_view: '看看' } });
  expect(assetsFor({ ...assets, own: { assets: { ...build('own'), script: null }, keys: [] } }, 'zh')).toBe(assets.zh);
});
