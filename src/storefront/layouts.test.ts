/** A page's head and foot: those of its template, else the shop's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { createContents } from '#shop/content/edit/index.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { layoutsFor } from '#shop/templates/contract.ts';
import { publishSections } from '#shop/templates/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { inOrder, type MenuEntry } from './sections/header/data.ts';

let shop: TestApp;
let client: TestClient;
let checkout: string;
beforeAll(async () => {
  shop = await createTestApp();
  client = shop.client();
  const [variant] = await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ price: 1800, onHand: 9 }] });
  checkout = `/checkout/${(await client.post('/api/web/checkout/create', { source: 'buyNow', sku: variant!.sku, quantity: 1 })).data.slug}`;
});
afterAll(() => shop.close());

const route = async (path: string) => (await client.get(`${path}?request=route`)).data as { pageHead: string; pageFoot: string };
const publish = (name: string, sections: string[]) =>
  shop.host.database.transaction((tx) => publishSections(tx, { name, sections: sections.map((section) => ({ section, settings: {} })), now: shop.clock.now }));

test('goes from the narrowest layout to that of every page', () => {
  expect(layoutsFor(['product-lamp', 'product']).head).toEqual(['layout-head-product-lamp', 'layout-head-product', 'layout-head']);
  expect(layoutsFor(['checkout']).foot).toEqual(['layout-foot-checkout', 'layout-foot']);
});

test('the checkout leads back to the cart, to help and to the policies, and nowhere else', async () => {
  const { pageHead, pageFoot } = await route(checkout);
  const links = (markup: string) => [...markup.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(links(pageHead)).toEqual(['/cart', '/', '/page/feedback']);
  expect(links(pageFoot)).toEqual([]);
  const texts = (title: string) => ({ en: { title } });
  await shop.host.database.transaction((tx) =>
    createContents(
      tx,
      [
        { kind: 'page', slug: 'contact', texts: texts('Contact') },
        { kind: 'page', slug: 'privacy', texts: texts('Privacy') },
        { kind: 'page', slug: 'returns', texts: texts('Returns') },
      ],
      shop.clock.now,
    ),
  );
  await expect.poll(async () => links((await route(checkout)).pageFoot)).toEqual(['/page/privacy', '/page/returns']);
  expect(links((await route(checkout)).pageHead)).toEqual(['/cart', '/', '/page/contact']);
  for (const path of ['/cart', '/product/cup']) expect((await route(path)).pageHead).toContain('site-header');
});

test('pages lead to the usual ones only where those are published', async () => {
  const linked = async (path: string) =>
    new Set([...(await client.get(path)).text.matchAll(/href="(\/page\/(?:privacy|returns|shipping|terms|contact))/g)].map(([, to]) => to));
  const there = async () =>
    [...new Set([...(await linked('/product/cup')), ...(await linked('/search?q=nothing')), ...(await linked('/auth/signup'))])].toSorted();
  expect(await there()).toEqual(['/page/contact', '/page/privacy', '/page/returns']);
  await shop.run(sql`delete from content_item where kind = 'page'`);
  await shop.host.database.transaction((tx) => invalidateTags(tx, ['pages']));
  await expect.poll(there).toEqual([]);
  expect((await client.get('/search?q=nothing')).text).toContain('href="/page/feedback"');
});

test('a merchant changes the layout of one kind of page, and sees the draft on any page', async () => {
  const sections = [{ section: 'bare-header', settings: { helpPath: '/page/returns' } }];
  const token = await staffToken(shop, 'owner');
  const headers = { 'x-auth': token };
  const drafted = await client.post('/api/admin/templates/layout-head-checkout/render', { path: '/cart', sections }, headers);
  expect(drafted).toMatchObject({ code: 0, data: { head: '', isFound: true } });
  expect(drafted.data.sections[0]).toContain('href="/page/returns"');
  await publish('layout-head-checkout', ['header']);
  await expect.poll(async () => (await route(checkout)).pageHead).toContain('site-header');
  await publish('layout-head-product', ['bare-header']);
  await expect.poll(async () => (await route('/product/cup')).pageHead).not.toContain('site-header');
  expect((await route('/cart')).pageHead).toContain('site-header');
});

test('the footer shows address, opening hours and contact details, as far as the settings have them', async () => {
  const contact = async (path: string) => /<address[^>]*>(.*?)<\/address>/s.exec((await route(path)).pageFoot)?.[1]?.replaceAll(/<[^>]+>/g, '|') ?? '';
  expect(await contact('/')).toBe('');
  const [url, token] = ['/api/admin/settings/shop', { 'x-auth': await staffToken(shop, 'owner') }];
  const { data, headers } = await client.get(url, token);
  const company = { address: { country: 'GB', city: 'Aldermoor', postalCode: 'ZZ9 4AM', address: '3 Beck Lane' } };
  const payload = { ...data, email: 'hello@shop.example', phone: '+44 1632 960148', hours: { en: 'Saturdays, 10–3', zh: '周六 10–15' }, company };
  expect((await client.send({ method: 'PUT', url, payload, headers: { ...token, 'if-match': headers['etag']! } })).code).toBe(0);
  await expect.poll(() => contact('/')).toContain('3 Beck Lane||Aldermoor, ZZ9 4AM||United Kingdom|||Saturdays, |10–3|');
  // From when until when never breaks across lines.
  expect((await route('/')).pageFoot).toContain('Saturdays, <span class="whitespace-nowrap">10–3</span>');
  expect((await route('/')).pageFoot).toContain('href="tel:+441632960148"');
  await expect.poll(() => contact('/zh')).toContain('周六 |10–15|');
});

test('the foot names the ways to reach the shop on every page, and asks for the newsletter in one form wherever no other form is filled in', async () => {
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { email: 'hello@shop.example', phone: '+44 1632 960148' }, shop.clock.now));
  const parts = async (path: string) => {
    const { pageFoot } = await route(path);
    const form = /id="footer-newsletter"/.test(pageFoot);
    return { reach: ['mailto:hello@shop.example', 'tel:+441632960148'].every((href) => pageFoot.includes(href)), form };
  };
  await expect.poll(() => parts('/cart')).toEqual({ reach: true, form: false });
  for (const path of ['/auth/signin', '/page/order-lookup', '/gift-card', '/page/newsletter'])
    expect([path, await parts(path)]).toEqual([path, { reach: true, form: false }]);
  for (const path of ['/', '/product/cup', '/search', '/page/wish-list', '/nothing-here'])
    expect([path, await parts(path)]).toEqual([path, { reach: true, form: true }]);
  // A merchant's menu may name the page for feedback; otherwise the foot does.
  const feedback = async () => (await route('/cart')).pageFoot.split('href="/page/feedback"').length - 1;
  expect(await feedback()).toBe(1);
  const texts = { en: { title: 'Tell us' } };
  const help = { type: 'url' as const, url: '#', texts: { en: { title: 'Help' } }, children: [{ type: 'url' as const, url: '/page/feedback', texts }] };
  await shop.host.database.transaction((tx) => writeSettings(tx, 'menus', { footer: [help] }, shop.clock.now));
  await expect.poll(feedback).toBe(1);
  expect((await route('/cart')).pageFoot).toContain('>Tell us<');
});

test('the main menu names what is sold first, and sets the rest back; one without categories stays as it is', () => {
  const entry = (title: string, type: string): MenuEntry => ({ title, type, path: '/', children: [] });
  const menu = [entry('Offers', 'url'), entry('Table', 'category'), entry('Slow', 'collection'), entry('Light', 'category')];
  const titles = (entries: readonly MenuEntry[]) => inOrder(entries).goods.map(({ title }) => title);
  expect(titles(menu)).toEqual(['Table', 'Light']);
  expect(inOrder(menu).others.map(({ title }) => title)).toEqual(['Offers', 'Slow']);
  expect(titles(menu.filter(({ type }) => type !== 'category'))).toEqual(['Offers', 'Slow']);
});

test('the question of the language is asked in the language that it offers', async () => {
  const { pageFoot } = await route('/');
  expect(pageFoot).toMatch(/<aside hidden="" lang="zh" [^>]*aria-label="语言"[^>]*><p>要切换到简体中文版本吗？<\/p>.*?不用了/);
  expect((await route('/zh')).pageFoot).toContain('Would you like to read this page in English?');
});
