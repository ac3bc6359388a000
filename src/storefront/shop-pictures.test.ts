/** Logo, icon and the picture for sharing, as a merchant sets them and pages show them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/catalog.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  await insertTestProduct(shop.host.database, { slug: 'bare-cup', variants: [{ sku: 'BARE' }] });
});
afterAll(() => shop.close());

const url = '/api/admin/settings/shop';
async function set(change: object) {
  const { data, headers } = await shop.client().get(url, manager);
  return shop.client().send({ method: 'PUT', url, payload: { ...data, ...change }, headers: { ...manager, 'if-match': headers['etag']! } });
}
const page = async (path: string) => (await shop.client().get(path)).text;

describe('pictures of the shop', () => {
  it('are the name and its first letter until the merchant sets them', async () => {
    const home = await page('/');
    expect(home).toMatch(/class="wordmark">Vitrine</);
    expect(home).not.toContain('og:image');
    expect((await shop.client().get('/favicon.ico')).text).toContain('<svg');
    expect((await shop.client().get('/apple-touch-icon.png')).status).toBe(404);
    expect(JSON.parse(await page('/manifest.webmanifest'))).toMatchObject({ icons: [{ type: 'image/svg+xml' }] });
    expect((await shop.client().get(url, manager)).data).toMatchObject({ logo: null, icon: null, socialPicture: null });
  });

  it('stand in the header, the tab and links to pages at once, and cannot be deleted meanwhile', async () => {
    const [logo, icon, socialPicture] = [
      await addPicture(shop, manager, '#102030'),
      await addPicture(shop, manager, '#405060'),
      await addPicture(shop, manager, '#708090'),
    ];
    expect(await set({ logo, icon, socialPicture })).toMatchObject({ code: 0, data: { logo, icon, socialPicture } });
    await vi.waitFor(async () => expect(await page('/')).toContain(`<img src="/media/${logo}/1200.jpg"`));
    const home = await page('/zh');
    expect(home).toMatch(new RegExp(`class="wordmark"><img src="/media/${logo}/[^>]* alt="Vitrine"`));
    expect(home).toContain(`<meta property="og:image" content="http://localhost:3000/media/${socialPicture}/1200.jpg">`);
    expect(home).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(await page('/product/bare-cup')).toContain(`og:image" content="http://localhost:3000/media/${socialPicture}/`);
    expect(home).toContain('<link rel="icon" href="/favicon.ico">');
    const tab = await shop.client().get('/favicon.ico');
    expect(tab).toMatchObject({ status: 302, headers: { location: `/media/${icon}/160.webp` } });
    expect((await shop.client().get(String(tab.headers['location']))).headers['content-type']).toBe('image/webp');
    const { icons } = JSON.parse(await page('/manifest.webmanifest')) as { icons: { src: string; sizes: string; type: string }[] };
    for (const { src, sizes, type } of icons) {
      const picture = await shop.client().get(src);
      expect([picture.headers['content-type'], sizes]).toEqual([type, expect.stringMatching(/^\d+x\d+$|^any$/)]);
    }
    expect(icons.length).toBeGreaterThan(0);
    expect((await shop.client().get('/apple-touch-icon.png')).headers['location']).toBe(`/media/${icon}/320.jpg`);
    const { headers } = await shop.client().get(`/api/admin/pictures/${logo}`, manager);
    const removed = await shop
      .client()
      .send({ method: 'DELETE', url: `/api/admin/pictures/${logo}`, payload: {}, headers: { ...manager, 'if-match': headers['etag']! } });
    expect(removed).toMatchObject({ status: 409, data: { usedIn: [{ kind: 'settings' }] } });
    await set({ logo: null, icon: null, socialPicture: null });
    await vi.waitFor(async () => expect(await page('/')).not.toContain('/media/'));
  });

  it('are rejected by their field where they are none', async () => {
    for (const [field, value] of [
      ['logo', newId()],
      ['icon', newId()],
      ['socialPicture', 'javascript:alert(1)'],
    ] as const)
      expect(await set({ [field]: value })).toMatchObject({ status: 400, code: 40, data: { errors: { [field]: expect.any(String) } } });
  });
});
