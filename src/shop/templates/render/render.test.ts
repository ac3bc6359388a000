/** Sections while they are edited: the markup that the editor shows is what the page would have. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

describe('sections that are being edited', () => {
  let shop: TestApp;
  let staff: Record<string, string>;
  beforeAll(async () => {
    shop = await createTestApp();
    staff = { 'x-auth': await staffToken(shop, 'editor') };
    await insertTestProduct(shop.host.database, { slug: 'edited-cup', variants: [{ sku: 'EDITED' }] });
  });
  afterAll(() => shop.close());

  const render = (name: string, body: object) => shop.client().post(`/api/admin/templates/${name}/render`, body, staff);
  const quote = (words: string) => ({ section: 'quote', settings: { texts: { en: { quote: words }, zh: { quote: `${words}在` } } } });

  it('are rendered one by one as their page would show them, and nothing is stored', async () => {
    const before = (await shop.client().get('/api/admin/templates/home', staff)).text;
    const { data } = await render('home', { sections: [quote('Made by hand'), quote('<script>alert(1)</script>')] });
    expect(data).toMatchObject({ isFound: true, locale: 'en', body: '' });
    expect(data.sections).toHaveLength(2);
    expect(data.sections[0]).toContain('Made by hand');
    expect(data.sections[1]).toContain('&lt;script&gt;');
    expect(data.sections[1]).not.toContain('<script');
    expect(data.head).toContain('<header');
    expect(data.head).not.toContain('preview=');
    expect(data.foot).toContain('<footer');
    expect(data.styles[0]).toMatch(/^\/theme\/[0-9a-f]+\.css$/);
    expect((await shop.client().get('/api/admin/templates/home', staff)).text).toBe(before);
    // What is rendered is what the page shows once it is published.
    await shop.client().send({
      method: 'PUT',
      url: '/api/admin/templates/home',
      payload: { draft: { sections: [quote('Made by hand')] } },
      headers: { ...staff, 'if-match': '*' },
    });
    await shop.client().post('/api/admin/templates/home/publish', {}, staff);
    await vi.waitFor(async () => expect((await shop.client().get('/')).text).toContain(data.sections[0]));
  });

  it('are in the language of the address, and of its record', async () => {
    const { data } = await render('product', { path: '/zh/product/edited-cup', sections: [quote('Made by hand'), { section: 'product-main', settings: {} }] });
    expect(data).toMatchObject({ isFound: true, locale: 'zh' });
    expect(data.sections[0]).toContain('Made by hand在');
    expect(data.sections[1]).toContain('edited-cup');
  });

  it('say what is wrong with them in their place', async () => {
    const { data } = await render('home', {
      sections: [{ section: 'gone', settings: {} }, { section: 'hero', settings: { path: 'javascript:alert(1)' } }, quote('Fine')],
    });
    expect(data.sections[0]).toContain('role="alert"');
    expect(data.sections[1]).toContain('role="alert"');
    expect(data.sections[2]).toContain('Fine');
  });

  it('that need a signed-in user are left out, and those beside them are not', async () => {
    const { data } = await render('user-order', { path: '/user/order', sections: [{ section: 'user-orders', settings: {} }, quote('Thank you')] });
    expect(data.isFound).toBe(false);
    expect(data.sections[1]).toContain('Thank you');
    expect(await render('product', { path: '/product/nowhere', sections: [quote('x')] })).toMatchObject({ code: 0, data: { isFound: false } });
  });

  it('of head and foot stand among the rest of a page', async () => {
    const { data } = await render('layout-head', { sections: [{ section: 'header', settings: { announcement: { en: { text: 'Free delivery' } } } }] });
    expect(data.sections[0]).toContain('Free delivery');
    expect([data.head, data.foot.includes('<footer'), data.body.length > 0]).toEqual(['', true, true]);
  });

  it.each([
    ['another site', { path: '//evil.example', sections: [] }],
    ['a query', { path: '/?x=1', sections: [] }],
    ['too many', { sections: Array.from({ length: 61 }, () => ({ section: 'quote' })) }],
  ])('reject %s', async (_, body) => expect(await render('home', body)).toMatchObject({ status: 400, code: 40 }));

  it('come in ready themes, whose values are whole', async () => {
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    const { data } = await shop.client().get('/api/admin/themes', owner);
    expect(data.items.map(({ id }: { id: string }) => id).sort()).toEqual(['aldermoor', 'default', 'hearth', 'night']);
    expect(data.items.find(({ id }: { id: string }) => id === 'night').theme).toMatchObject({ backgroundColor: '#14141a', infoColor: expect.any(String) });
  });

  it('are of a template that there may be', async () => {
    expect(await render('nowhere', { sections: [] })).toMatchObject({ status: 404, code: 40 });
    expect(await render('product-lookbook', { path: '/product/edited-cup', sections: [quote('New')] })).toMatchObject({ code: 0 });
  });
});
