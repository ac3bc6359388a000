// Who sees the pictures of an unpublished article.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let editor: Record<string, string>;
let ada: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  editor = { 'x-auth': await staffToken(shop, 'editor') };
  ada = await signedIn(shop);
});
afterAll(() => shop.close());

const send = async () => (await sendPicture(ada.client, { purpose: 'article', token: ada.token })).id;
const textWith = (id: string) =>
  `<p>The kettle has been mended twice, and it pours better than it ever did before.</p><img src="/media/${id}/1200.jpg" alt="A kettle">`;
const save = async (changes: object) => {
  const input = { lang: 'en', title: 'A kettle', summary: '', author: 'Ada', pictureAlt: 'On the stove', ...changes };
  const { status, data } = await ada.post('/article/save', input);
  expect(status).toBe(200);
  return data;
};
const staff = (path: string, body: object) => shop.client().post(`/api/admin/own-articles/${path}`, body, editor);
const forStaff = async (id: string) => (await shop.client().get(`/api/admin/own-articles/${id}`, editor)).data;

const answerTo = async (url: string) => {
  const { statusCode, headers } = await shop.app.inject({ url });
  return [statusCode, headers['cache-control']];
};
const isPublic = async (id: string) => (await shop.app.inject({ url: `/media/${id}/320.webp` })).statusCode === 200;
const addressIn = (html: string, id: string) => new RegExp(`/api/web/upload/${id}/[\\w.-]+/1200\\.jpg`).exec(html)![0];
const found = [200, 'private, no-store'];

it('they are its author’s and staff’s until it is approved, and again once it is taken from its readers', async () => {
  const [cover, inside] = [await send(), await send()];
  const draft = await save({ body: textWith(inside), picture: cover });
  const arePublic = async () => [await isPublic(cover), await isPublic(inside)];
  expect(await arePublic()).toEqual([false, false]);
  for (const url of [draft.picture.url, addressIn(draft.body, inside)]) expect([url, await answerTo(url)]).toEqual([url, found]);
  // What comes back from the editor is the same text.
  expect(await save({ id: draft.id, version: draft.version, body: draft.body, picture: cover })).toMatchObject({ version: draft.version });
  const preview = (await ada.page(`/user/article?read=${draft.id}`)).data.pageBody as string;
  expect(preview).not.toContain('/media/');
  for (const id of [cover, inside]) expect(await answerTo(addressIn(preview.replaceAll('/1200.webp', '/1200.jpg'), id))).toEqual(found);

  const { version } = (await ada.post('/article/submit', { id: draft.id })).data;
  expect(await arePublic()).toEqual([false, false]);
  const { body, picture } = await forStaff(draft.id);
  for (const url of [picture.url, addressIn(body, inside)]) expect([url, await answerTo(url)]).toEqual([url, found]);
  expect((await staff(`${draft.id}/approve`, { version })).code).toBe(0);
  expect(await arePublic()).toEqual([true, true]);

  expect((await ada.post('/article/unpublish', { id: draft.id })).code).toBe(0);
  expect(await arePublic()).toEqual([false, false]);
});

it('a newer text brings its own once it is approved, and staff who show an article again show its pictures', async () => {
  const [old, fresh] = [await send(), await send()];
  const first = await save({ title: 'Twice mended', body: textWith(old) });
  const pending = (await ada.post('/article/submit', { id: first.id })).data;
  await staff(`${first.id}/approve`, { version: pending.version });
  const second = await save({ id: first.id, version: pending.version + 1, title: 'Twice mended', body: textWith(fresh) });
  expect([await isPublic(old), await isPublic(fresh)]).toEqual([true, false]);
  const again = (await ada.post('/article/submit', { id: second.id })).data;
  await staff(`${first.id}/approve`, { version: again.version });
  expect([await isPublic(old), await isPublic(fresh)]).toEqual([false, true]);

  expect((await staff(`${first.id}/take-down`, { reason: 'Not yours.' })).code).toBe(0);
  expect(await isPublic(fresh)).toBe(false);
  const list = await shop.client().get(`/api/admin/articles?filter=${encodeURIComponent(JSON.stringify({ q: 'Twice mended' }))}`, editor);
  const shown = list.data.items.find(({ title }: { title: string }) => title === 'Twice mended');
  expect((await shop.client().post(`/api/admin/articles/${shown.id}/publish`, {}, editor)).code).toBe(0);
  expect(await isPublic(fresh)).toBe(true);
});

it('an id in a text opens nobody else’s picture', async () => {
  const bob = await signedIn(shop);
  const theirs = (await sendPicture(bob.client, { purpose: 'return', token: bob.token })).id;
  const draft = await save({ title: 'Of others', body: `<p>/media/${theirs}/1200.jpg</p><p><a href="/media/${theirs}/1200.jpg">it</a></p>` });
  expect(draft.body).not.toContain('/api/web/upload/');
});
