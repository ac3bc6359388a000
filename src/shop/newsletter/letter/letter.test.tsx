/** Each section as HTML and as text, and a letter of all of them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainTextMaker } from '#kit/server/mail/render-mail.ts';
import type { ProductListItem } from '../../catalog/contract.ts';
import type { LetterSectionChoice } from '../contract-letter.ts';
import { checkSection } from './check-letter.ts';
import { letterOf } from './letter-of.ts';
import { letterSections } from './letter-sections.ts';
import { linksOf } from './letter-view.ts';
import { readySections, renderLetter } from './render-letter.tsx';
import type { LetterView } from './section.ts';

const pictureId = '00000000-0000-4000-8000-000000000001';
const picture = { id: pictureId, url: `/media/${pictureId}/1200.jpg?v=2`, width: 1600, height: 900, alt: 'Cups', placeholder: null };
const bowl = {
  id: 'p1',
  slug: 'bowl',
  title: 'Ember <bowl>',
  price: { amount: 4_200, currency: 'EUR' },
  priceVaries: false,
  linePrice: { amount: 5_000, currency: 'EUR' },
  images: [picture],
} as unknown as ProductListItem;
const cup = { ...bowl, id: 'p2', slug: 'cup', title: 'Cup', priceVaries: true, linePrice: null, images: [] };
const coupon = { slug: 'winter', code: 'WINTER10', title: '10% off', terms: ['10% off', 'Once'], endsAt: '2026-12-24T00:00:00Z', isUsable: true };

let view: LetterView;
beforeAll(async () => {
  view = {
    lang: 'zh',
    locale: 'zh',
    found: {
      pictures: new Map([[pictureId, picture]]),
      products: new Map([bowl, cup].map((item) => [item.slug, item])),
      coupons: new Map([['winter', coupon]]),
    },
    ...linksOf({ lang: 'zh', baseUrl: 'https://shop.example' }),
    productPath: (slug) => `/product/${slug}`,
    plain: await plainTextMaker(),
  };
});

const errorsOf = (section: string, settings: object) => Object.keys(checkSection({ section, settings: { ...settings } }, { locale: 'en' }).errors);
function drawn(section: string, settings: object, more: Partial<LetterView> = {}) {
  const [ready] = readySections([{ section, settings: { ...settings } }], { ...view, ...more });
  if (!ready?.kind) return { html: null, text: null, problems: ready!.problems };
  const all = { ...view, ...more };
  return {
    html: renderToStaticMarkup(<ready.kind.Html settings={ready.settings} view={all} />),
    text: ready.kind.text(ready.settings, all),
    problems: ready.problems,
  };
}

describe('a section of a letter', () => {
  it('text: heading and rich text, links whole and in the reader’s language, nothing that runs', () => {
    const text = `<p>To <a href="/product/x?a=1&amp;b=2">it</a>, <a href="/de/page/y">there</a>, <a href="//other.example/z">away</a></p><img src="/media/${pictureId}/1200.jpg"><script>alert(1)</script>`;
    const { html, text: plain } = drawn('text', { texts: { en: { title: 'Warm & dry', text } }, align: 'center' });
    expect(html).toContain('Warm &amp; dry</h2>');
    expect(html).toContain('href="https://shop.example/zh/product/x?a=1&amp;b=2"');
    expect(html).toContain('href="https://shop.example/de/page/y"');
    expect(html).toContain('href="https://other.example/z"');
    expect(html).toContain(`src="https://shop.example/media/${pictureId}/1200.jpg"`);
    expect(html).toMatch(/text-align:center/);
    expect(html).not.toMatch(/script|srcset|loading=/);
    expect(plain).toMatch(/^Warm & dry\n\nTo it/);
    expect(plain).toContain('https://shop.example/zh/product/x?a=1&b=2');
    expect(plain).not.toContain('media');
  });

  it('text: is in the reader’s language, else in another; one with no words is none', () => {
    const texts = { en: { title: 'Winter' }, zh: { title: '冬天' } };
    expect(drawn('text', { texts }).text).toBe('冬天');
    expect(drawn('text', { texts }, { lang: 'fr' }).text).toBe('Winter');
    expect(errorsOf('text', { texts: {} })).toEqual(['settings.texts.en.text']);
    expect(errorsOf('text', { texts: { en: { text: '<script>x</script>' } } })).toEqual(['settings.texts.en.text']);
    expect(errorsOf('text', { texts: { xx: { title: 'x' } } })).not.toEqual([]);
    expect(errorsOf('text', { texts: { en: { title: 'x'.repeat(501) } } })).toEqual(['settings.texts.en.title']);
  });

  it('picture: with alternative text and link; without its own text, that of the library', () => {
    const { html, text } = drawn('picture', { picture: pictureId, texts: { en: { alt: 'Cups "on" a table' } }, link: '/collection/cups' });
    expect(html).toContain(`src="https://shop.example/media/${pictureId}/1200.jpg?v=2"`);
    expect(html).toContain('alt="Cups &quot;on&quot; a table"');
    expect(html).toContain('<a href="https://shop.example/zh/collection/cups">');
    expect(text).toBe('Cups "on" a table\nhttps://shop.example/zh/collection/cups');
    expect(drawn('picture', { picture: pictureId }).html).toContain('alt="Cups"');
    expect(drawn('picture', { picture: 'gone' })).toMatchObject({ html: null, problems: [expect.any(String)] });
    expect(errorsOf('picture', {})).toEqual(['settings.picture']);
  });

  it('button: leads where a link may lead, which is no script', () => {
    const texts = { en: { action: 'Look' } };
    expect(drawn('button', { texts, link: 'https://other.example/a' }).html).toContain('href="https://other.example/a"');
    expect(drawn('button', { texts, link: '/sale' }).text).toBe('Look: https://shop.example/zh/sale');
    for (const link of ['javascript:alert(1)', '//other.example', 'ftp://other.example', 'data:text/html,x', '/\\other.example', ''])
      expect([link, errorsOf('button', { texts, link })]).toEqual([link, ['settings.link']]);
    expect(errorsOf('button', { texts: {}, link: '/sale' })).toEqual(['settings.texts.en.action']);
  });

  it('products: one to three, with picture, name, price in the reader’s currency and link', () => {
    const { html, text } = drawn('products', { products: ['bowl', 'cup', 'bowl'], texts: { en: { title: 'New' } } });
    expect(html).toContain('Ember &lt;bowl&gt;');
    expect(html).toContain(`src="https://shop.example/media/${pictureId}/480.jpg?v=2"`);
    expect(html).toContain('€42.00');
    expect(html).toMatch(/<s [^>]*>€50\.00<\/s>/);
    expect(html?.match(/<td style="padding:4px/g)).toHaveLength(2);
    expect(text).toBe('New\n\nEmber <bowl>, €42.00\nhttps://shop.example/zh/product/bowl\n\nCup, €42.00 起\nhttps://shop.example/zh/product/cup');
    expect(errorsOf('products', { products: [] })).toEqual(['settings.products']);
    expect(errorsOf('products', { products: ['a', 'b', 'c', 'd'] })).toEqual(['settings.products']);
  });

  it('products: those that are gone are left out and named; a row without any is not there', () => {
    expect(drawn('products', { products: ['bowl', 'lost'] })).toMatchObject({
      html: expect.stringContaining('bowl'),
      problems: [expect.stringContaining('lost')],
    });
    expect(drawn('products', { products: ['lost'] })).toMatchObject({ html: null, problems: [expect.stringContaining('lost')] });
  });

  it('coupon: the code with its conditions; one that cannot be used is not there', () => {
    const { html, text } = drawn('coupon', { coupon: 'winter', texts: { en: { text: 'For you' } } });
    expect(html).toContain('WINTER10');
    expect(html).toContain('10% off · Once');
    expect(text).toMatch(/^10% off\nFor you\nWINTER10\n10% off · Once · .*2026年12月24日/);
    expect(drawn('coupon', { coupon: 'summer' })).toMatchObject({ html: null, problems: [expect.stringContaining('summer')] });
    expect(errorsOf('coupon', { coupon: '' })).toEqual(['settings.coupon']);
  });

  it('space: room, or a line', () => {
    expect(drawn('space', {})).toMatchObject({ text: '', html: expect.not.stringContaining('border-bottom') });
    expect(drawn('space', { line: true, size: 'large' })).toMatchObject({ text: '––––––––', html: expect.stringContaining('border-bottom') });
    expect(errorsOf('space', { size: 'huge' })).toEqual(['settings.size']);
  });

  it('is one of those that there are, and has no settings but its own', () => {
    expect(errorsOf('video', {})).toEqual(['section']);
    expect(checkSection({ section: 'space', settings: { other: 1 } }, { locale: 'en' }).section.settings).toEqual({ size: 'medium', line: false });
    expect([...letterSections.keys()]).toEqual(['text', 'picture', 'button', 'products', 'coupon', 'space']);
  });
});

describe('a letter', () => {
  const sender = {
    shopName: 'Kiln & Clay',
    email: 'hello@shop.example',
    legal: 'Kiln Ltd, 1 Street',
    page: 'https://shop.example/zh/page/newsletter?unsubscribe=t',
  };
  const letter = (sections: LetterSectionChoice[]) =>
    renderLetter({ subject: 'Winter', preheader: 'Warm things', sections, footer: { en: 'Until soon' } }, view, sender);

  it('holds its sections in order, and ends with the legal lines and the link to unsubscribe, in both forms', async () => {
    const { subject, html, text, leftOut } = await letter([
      { section: 'text', settings: { texts: { en: { title: 'One' } } } },
      { section: 'products', settings: { products: ['lost'] } },
      { section: 'button', settings: { texts: { en: { action: 'Two' } }, link: '/sale' } },
    ]);
    expect(subject).toBe('Winter - Kiln & Clay');
    expect(html).toMatch(/Warm things.*One.*Two.*Until soon.*Kiln Ltd, 1 Street.*hello@shop\.example.*unsubscribe=t/s);
    expect(html).toContain('<!DOCTYPE');
    expect(text).toMatch(/^Kiln & Clay\n\nOne\n\nTwo: .*\n\n-- \nUntil soon\nKiln Ltd, 1 Street\nKiln & Clay · hello@shop\.example\n.*unsubscribe=t$/s);
    expect(leftOut).toEqual([{ index: 1, section: '商品', message: expect.stringContaining('lost') }]);
  });

  it('without sections still ends so', async () => {
    const { html, text } = await letter([]);
    expect(html).toContain('unsubscribe=t');
    expect(text).toContain('unsubscribe=t');
  });
});

describe('an issue of one body', () => {
  const texts = { en: { subject: 'Winter', preheader: '', body: 'First\nline\n\nSecond & <b>' } };
  it('is a letter of one section, which can be edited', () => {
    const [section, ...others] = letterOf({ format: 'text', texts, sections: [], footer: {} }).sections;
    expect(others).toEqual([]);
    const words = { title: 'Winter', text: '<p>First<br />line</p><p>Second &amp; &lt;b&gt;</p>' };
    expect(section).toEqual({ section: 'text', settings: { texts: { en: words }, align: 'left' } });
    expect(checkSection(section!, { locale: 'en' })).toEqual({ section, errors: {} });
    expect(letterOf({ format: 'html', texts: { en: { ...texts.en, body: '<p>x</p>' } }, sections: [], footer: {} }).sections[0]!.settings).toMatchObject({
      texts: { en: { text: '<p>x</p>' } },
    });
  });
});
