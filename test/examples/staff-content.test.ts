/** What editors and marketing write through the back office's API: examples for its document. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoShopWithShoppers } from '#test/harness/demo-shop.ts';
import type { TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { caller } from './caller.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await demoShopWithShoppers();
  headers = { 'x-auth': await staffToken(shop, 'owner') };
}, 180_000);
afterAll(() => shop.close());

const staff = () => caller(shop.client(), { prefix: '/api/admin', headers });

it.each([
  ['articles', {}],
  ['pages', {}],
  ['entries', { type: 'lookbook' }],
])(
  '%s are drafted, published and restored',
  async (kind, more) => {
    const { failed, get, post, remove } = staff();
    const words = (title: string) => ({ ...more, slug: 'winter-table', texts: { en: { title, body: '<p>Wool, candles, soup.</p>' } }, published: true });
    const { id } = await post(`/${kind}`, words('A winter table'));
    await post(`/${kind}/${id}/draft`, words('A table for winter'));
    await post(`/${kind}/${id}/discard`);
    await post(`/${kind}/${id}/draft`, words('A table for winter'));
    await post(`/${kind}/${id}/publish`);
    const { items = [] } = await get(`/${kind}/${id}/versions`);
    const { number = 1 } = items.at(-1) ?? {};
    await get(`/${kind}/${id}/versions/${number}`);
    await post(`/${kind}/${id}/restore`, { number });
    await remove(`/${kind}/${id}`);
    expect(failed).toEqual([]);
  },
  60_000,
);

it.each(['article-categories', 'article-tags'])('%s are made and deleted', async (kind) => {
  const { failed, post, remove } = staff();
  const { id } = await post(`/${kind}`, { slug: 'winter', texts: { en: { title: 'Winter' } } });
  await remove(`/${kind}/${id}`);
  expect(failed).toEqual([]);
});

it('what shoppers wrote is answered and decided on', async () => {
  const { failed, get, post, remove } = staff();
  for (const kind of ['questions', 'comments']) {
    const [one] = (await get(`/${kind}?size=2`)).items;
    await post(`/${kind}/${one.id}/translate`, { lang: 'fr', text: 'Je n’ai rien à redire.' });
    await post(`/${kind}/${one.id}/refuse`, { reason: 'Names somebody.' });
    await post(`/${kind}/${one.id}/approve`);
    await post(`/${kind}/${one.id}/answer`, { text: 'Yes, on the lower rack.' });
  }
  const form = await post('/inquiry-forms', {
    slug: 'bulk-orders',
    texts: { en: { title: 'Bulk orders', success: 'We write back within two days.' } },
    fields: [{ key: 'email', kind: 'email', required: true, texts: { en: { label: 'E-mail' } } }],
  });
  const web = caller(shop.client(), { prefix: '/api/web' });
  const begun = await web.post('/form/begin');
  await web.post('/inquiry/submit', { slug: form.slug ?? 'bulk-orders', fields: { email: 'ada@example.com' }, ...begun });
  await web.post('/feedback/add', { kind: 'idea', text: 'Gift wrapping, please.', ...(await web.post('/form/begin')) });
  expect(web.failed).toEqual([]);
  const [inquiry] = (await get('/inquiries?size=2')).items;
  await get(`/inquiries/${inquiry.id}`);
  await post(`/inquiries/${inquiry.id}/done`);
  await post(`/inquiries/${inquiry.id}/reopen`);
  await post(`/inquiries/${inquiry.id}/answer`, { text: 'From fifty pieces on.' });
  await remove(`/inquiry-forms/${form.id}`);
  const [said] = (await get('/feedback?size=2')).items;
  await get(`/feedback/${said.id}`);
  await post(`/feedback/${said.id}/done`);
  await post(`/feedback/${said.id}/reopen`);
  expect(failed).toEqual([]);
}, 60_000);

it('promotions and coupons are tried, given codes, copied and taken away', async () => {
  const { failed, get, post, remove } = staff();
  await post('/promotions/test', { currency: 'USD', lines: [{ sku: 'BRC-MOS-200', quantity: 3 }] });
  for (const kind of ['promotions', 'coupons']) {
    const [one] = (await get(`/${kind}?size=2`)).items;
    const copy = await post(`/${kind}/${one.id}/duplicate`);
    await post(`/${kind}/${copy.id}/codes`, { count: 3, prefix: 'WINTER' });
    await get(`/${kind}/${copy.id}/codes?size=2`);
    await get(`/${kind}/${copy.id}/codes.csv`);
    if (kind === 'promotions') await get(`/promotions/${one.id}/results`);
    await remove(`/${kind}/${copy.id}`);
  }
  expect(failed).toEqual([]);
}, 60_000);

it('newsletters are written, tried, scheduled and deleted', async () => {
  const { failed, get, put, post, remove } = staff();
  const issue = { format: 'text', texts: { en: { subject: 'New glazes', body: 'Moss and ash are back.' } } };
  await post('/newsletter-issues/preview', issue);
  await post('/newsletter-issues/test', issue);
  await post('/newsletter-issues/render', { lang: 'en', sections: [] });
  const { id } = await post('/newsletter-issues', { ...issue, draft: true });
  await get(`/newsletter-issues/${id}`);
  await put(`/newsletter-issues/${id}`);
  const at = new Date(shop.clock.now.getTime() + 86_400_000).toISOString();
  await post(`/newsletter-issues/${id}/send`, { at });
  await post(`/newsletter-issues/${id}/unschedule`);
  const copy = await post(`/newsletter-issues/${id}/duplicate`);
  await remove(`/newsletter-issues/${copy.id}`);
  expect(failed).toEqual([]);
}, 60_000);

it('mails, menus, translations and templates are worked on', async () => {
  const { failed, get, put, post } = staff();
  const [mail] = (await get('/mail-templates?size=2')).items;
  await post(`/mail-templates/${mail.id}/preview`, { lang: 'en' });
  await post(`/mail-templates/${mail.id}/test`, { lang: 'en' });
  await post(`/mail-templates/${mail.id}/reset`, { lang: 'en' });
  const [product] = (await get('/translations?kind=product&size=2')).items;
  const { texts } = await get(`/translations/product/${product.id}`);
  await put(`/translations/product/${product.id}`, { texts: { de: { title: texts?.de?.title ?? 'Tasse' } } });
  await post('/templates/home/render', { sections: [] });
  await post('/preview');
  expect(failed).toEqual([]);
}, 60_000);

it('addresses that moved are led on', async () => {
  const { failed, get, put, post, remove } = staff();
  const { id } = await post('/redirects', { from: '/old-cups', to: '/category/cups' });
  await get(`/redirects/${id}`);
  await put(`/redirects/${id}`);
  await remove(`/redirects/${id}`);
  expect(failed).toEqual([]);
});
