/** Promotions and coupons with a picture of their own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addPicture } from '#test/harness/catalog.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let token: string;
let picture: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  token = await staffToken(shop, 'manager');
  picture = await addPicture(shop, { 'x-auth': token }, '#5b6b4a');
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { payload, etag }: { payload?: object; etag?: string } = {}) =>
  shop.client().send({
    method,
    url: `/api/admin${url}`,
    headers: { 'x-auth': token, ...(etag === undefined ? {} : { 'if-match': etag }) },
    ...(payload === undefined ? {} : { payload }),
  });

it.each(['promotion', 'coupon'] as const)('shows the picture of a %s in lists, on its page, and where its address is shared', async (source) => {
  const slug = `pictured-${source}`;
  const payload = {
    slug,
    ...(source === 'coupon' ? { code: 'PICTURED' } : {}),
    texts: { en: { title: 'Pictured' } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    image: picture,
  };
  const made = await call('POST', `/${source}s`, { payload });
  expect(made).toMatchObject({ code: 0, data: { image: { id: picture } } });
  expect((await shop.client().get(`/api/web/${source}/list`)).data.items).toMatchObject([{ slug, image: { id: picture, alt: 'Pictured' } }]);
  const list = (await shop.client().get(`/${source}`)).text;
  expect(list).toContain(`/media/${picture}/`);
  const own = (await shop.client().get(`/${source}/${slug}`)).text;
  expect(own).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/media/${picture}/`));
  expect(own).toMatch(new RegExp(`<img[^>]*/media/${picture}/`));
});

it('keeps the picture of what is read and written back, and of a copy; it goes when none is named', async () => {
  const payload = { slug: 'kept', texts: { en: { title: 'Kept' } }, rule: { kind: 'percentage', basisPoints: 1_000 }, image: picture };
  const made = await call('POST', '/promotions', { payload });
  const url = `/promotions/${made.data.id}`;
  const again = await call('PUT', url, { payload: made.data, etag: made.headers['etag']! });
  expect(again).toMatchObject({ code: 0, data: { image: { id: picture } } });
  expect(await call('POST', `${url}/duplicate`)).toMatchObject({ code: 0, data: { image: { id: picture } } });
  const bare = await call('PUT', url, { payload: { ...again.data, image: null }, etag: again.headers['etag']! });
  expect(bare).toMatchObject({ code: 0, data: { image: null } });
});

it('refuses a picture that is not there, and the library keeps one that a promotion shows', async () => {
  const payload = { slug: 'unknown', texts: { en: { title: 'Unknown' } }, rule: { kind: 'percentage', basisPoints: 1_000 } };
  for (const image of [newId(), 'no-id'])
    expect(await call('POST', '/promotions', { payload: { ...payload, image } })).toMatchObject({
      status: 400,
      data: { errors: { image: expect.any(String) } },
    });
  const made = await call('POST', '/promotions', { payload: { ...payload, slug: 'shown', image: picture } });
  expect((await call('GET', `/pictures/${picture}`)).data.usedIn).toContainEqual({ kind: 'promotion', id: made.data.id, title: 'Unknown' });
});
