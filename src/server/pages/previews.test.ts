import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  editor = { 'x-auth': await staffToken(shop, 'editor') };
});
afterAll(() => shop.close());

const tokenOf = async () => (await shop.client().post('/api/admin/preview', {}, editor)).data.token as string;
const isPreview = (page: { text: string; headers: Record<string, string> }) => page.text.includes('Preview: drafts are shown');

describe('a preview', () => {
  it('is entered once by the address, then by the cookie, and is never cached', async () => {
    const client = shop.client();
    const entered = await client.get(`/?preview=true&previewToken=${await tokenOf()}`);
    expect(entered).toMatchObject({ status: 302, headers: { location: '/?preview=true', 'cache-control': 'private, no-store' } });
    expect(String(entered.headers['set-cookie'])).toMatch(/^preview=.*HttpOnly; SameSite=Lax/);
    const page = await client.get('/?preview=true');
    expect(isPreview(page)).toBe(true);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.headers['vary']).toContain('Cookie');
    // Nobody else is shown it, in this process's memory or out of another's.
    const other = await shop.client().get('/?preview=true');
    expect(isPreview(other)).toBe(false);
    expect(other.headers['vary']).toContain('Cookie');
    expect(isPreview(await client.get('/?preview=true'))).toBe(true);
  });

  it('stays one in another language and currency, and keeps filters and order', async () => {
    const client = shop.client();
    await client.get(`/?preview=true&previewToken=${await tokenOf()}`);
    const { text } = await client.get('/search?q=cup&sort=price&preview=true');
    expect(text.includes('href="/zh/search?q=cup&amp;sort=price&amp;preview=true"')).toBe(true);
    expect(text.includes('name="back" value="/search?q=cup&amp;sort=price&amp;preview=true"')).toBe(true);
    expect((await shop.client().get('/search?q=cup&sort=price')).text.includes('value="/search?q=cup&amp;sort=price"')).toBe(true);
  });

  it('shows products, categories and collections that are not published, unless they are archived', async () => {
    await insertTestProduct(shop.host.database, { slug: 'hidden', title: 'Hidden cup', variants: [{ onHand: 1 }] });
    for (const kind of ['category', 'collection'])
      await sql`insert into ${sql.table(kind)} (id, slug, texts, published) values (${newId()}, 'hidden', '{"en": {"title": "Hidden list"}}', false)`.execute(
        shop.kysely,
      );
    await sql`update product set published = false where slug = 'hidden'`.execute(shop.kysely);
    const client = shop.client();
    await client.get(`/?preview=true&previewToken=${await tokenOf()}`);
    const paths = ['/product/hidden', '/category/hidden', '/collection/hidden'];
    for (const path of paths) {
      expect([path, (await client.get(path)).status]).toEqual([path, 404]);
      expect([path, (await client.get(`${path}?preview=true`)).status]).toEqual([path, 200]);
      expect([path, (await shop.client().get(`${path}?preview=true`)).status]).toEqual([path, 404]);
    }
    await sql`update product set archived_at = ${shop.clock.now} where slug = 'hidden'`.execute(shop.kysely);
    expect((await client.get('/product/hidden?preview=true')).status).toBe(404);
  });

  it('is not shown without the flag, even with the cookie', async () => {
    const client = shop.client();
    await client.get(`/?preview=true&previewToken=${await tokenOf()}`);
    expect(isPreview(await client.get('/'))).toBe(false);
  });

  it('changes nothing without a token that holds', async () => {
    const plain = await shop.client().get('/');
    for (const address of [
      '/?preview=true',
      '/?preview=true&previewToken=x',
      `/?preview=true&previewToken=${'x'.repeat(5_000)}`,
      '/?preview=1',
      '/?preview=true&previewToken=%00',
    ]) {
      const client = shop.client();
      client.cookies.set('preview', 'guess');
      const page = await client.get(address);
      expect({ address, status: page.status, same: page.text === plain.text, cookie: page.headers['set-cookie'] }).toEqual({
        address,
        status: 200,
        same: true,
        cookie: undefined,
      });
    }
  });

  it('ends after an hour, and with the session that asked for it', async () => {
    const client = shop.client();
    await client.get(`/?preview=true&previewToken=${await tokenOf()}`);
    const began = shop.clock.now;
    shop.clock.now = new Date(began.getTime() + 3_600_001);
    expect(isPreview(await client.get('/?preview=true'))).toBe(false);
    shop.clock.now = began;
    expect(isPreview(await client.get('/?preview=true'))).toBe(true);
    await client.post('/api/admin/auth/signout', {}, editor);
    expect(isPreview(await client.get('/?preview=true'))).toBe(false);
  });

  it('leads to no other site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example']) {
      const { headers } = await shop.client().get(`${path}?preview=true&previewToken=${await tokenOf()}`);
      expect([path, new URL(headers['location'] ?? '/', 'http://shop.example').origin]).toEqual([path, 'http://shop.example']);
    }
  });
});
