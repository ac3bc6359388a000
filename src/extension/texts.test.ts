/** Texts of extensions: what they say, where the merchant wrote otherwise and in a browser, and what is wrong with a list of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import { defineExtension } from './server.ts';
import { testExtension } from './testing.ts';
import { defineTexts } from './texts.ts';

const texts = { en: { points: '{count} points for {name}', none: 'No points' }, zh: { points: '{name} 有 {count} 积分' } };
const say = defineTexts('pony', texts);

afterEach(() => {
  setOwnTexts({});
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a text', () => {
  it('is said in a language, in English where that lacks it, with its places filled once', () => {
    expect(say('points', 'zh', { count: 3, name: '{count}' })).toBe('{count} 有 3 积分');
    expect([say('none', 'zh'), say('points', 'zh-HK', { count: 3 })]).toEqual(['No points', '3 points for {name}']);
  });

  it('is what the merchant wrote, in that language and of that extension alone', () => {
    setOwnTexts({ en: { 'pony.none': 'Nothing yet', none: 'wrong' }, zh: { 'pony.points': '{count} 分（{name}）' } });
    expect([say('none', 'en'), say('none', 'zh'), say('points', 'zh', { count: 3, name: 'Ada' })]).toEqual(['Nothing yet', 'No points', '3 分（Ada）']);
    expect(defineTexts('mule', texts)('none', 'en')).toBe('No points');
  });

  it('is what the page brings along, in a browser', async () => {
    vi.resetModules();
    vi.stubGlobal('ownTexts', { zh: { 'pony.none': '暂无' } });
    const inBrowser = (await import('./browser.ts')).defineTexts('pony', texts);
    expect([inBrowser('none', 'zh'), inBrowser('none', 'en')]).toEqual(['暂无', 'No points']);
    expect(say('none', 'zh')).toBe('No points');
  });
});

describe('a list of texts', () => {
  const listing = (...listed: unknown[]) => defineExtension({ name: 'pony', version: '1.0.0', title: { en: 'Pony' }, texts: listed as never });
  const many = (count: number) => defineTexts('pony', { en: Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'x'])) });

  it('passes', () => {
    expect(() => testExtension(listing(say, many(498)))).not.toThrow();
  });

  it.each([
    ['what is no text', () => listing({ en: { none: 'No points' } }), /made by defineTexts/],
    ['texts without English', () => listing(defineTexts('pony', { zh: { none: '暂无' } } as never)), /made by defineTexts/],
    ['a text that is none', () => listing(defineTexts('pony', { en: { none: 5 } } as never)), /made by defineTexts/],
    ['an empty text', () => listing(defineTexts('pony', { en: { none: '' } })), /made by defineTexts/],
    ['a text that is longer than the merchant’s may be', () => listing(defineTexts('pony', { en: { none: 'x'.repeat(1_001) } })), /made by defineTexts/],
    ['a key with a dot', () => listing(defineTexts('pony', { en: { 'no.points': 'x' } })), /made by defineTexts/],
    ['a key that every object has', () => listing(defineTexts('pony', { en: { constructor: 'Builder' } as never })), /made by defineTexts/],
    ['texts of another extension', () => listing(defineTexts('mule', texts)), /defined for "mule"/],
    ['a key twice', () => listing(say, defineTexts('pony', { en: { none: 'Nothing' } })), /two of its texts are named "none"/],
    ['more than anybody reads', () => listing(say, many(499)), /more than 500 texts/],
  ])('is refused with %s', (_, definition, reason) => expect(() => testExtension(definition())).toThrow(reason));
});
