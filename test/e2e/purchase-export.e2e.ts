/** The same purchase in a shop that knows only what a merchant's own export brought. */
import { addAndCheckOut, at, fillCheckout, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, test } from './journey.ts';

const exportUrl = () => process.env['E2E_EXPORT_URL'];

for (const locale of ['en', 'zh'] as const) {
  test(`buys from a shop filled from a Shopify export in ${locale}`, async ({ page, request }, { project }) => {
    test.skip(!exportUrl(), 'shopify-snowdevil.csv is missing: set TEST_DATA_DIR to the folder that holds it');
    const buyer: Buyer = { page, shopUrl: exportUrl()!, locale, email: `snow.${locale}.${project.name}@example.com` };
    const { data } = await (await request.get(`${buyer.shopUrl}/api/web/product/list?inStock=1&size=50&sort=price`)).json();
    const wanted = data.items.find((item: { title: string }) => item.title.split(' ').length > 1) ?? data.items[0];
    expect(wanted, 'something in stock').toBeTruthy();

    await page.goto(at(buyer, `/search?q=${encodeURIComponent(wanted.title)}`));
    await page.locator(`main a[href*="/product/${wanted.slug}"]`).first().click();
    await page.waitForURL(new RegExp(`/product/${wanted.slug}`));
    await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();

    await addAndCheckOut(buyer);
    await fillCheckout(buyer, 'sandbox');
    await placeOrder(buyer);
    await payWithCard(buyer, '4242424242424242');
    await thanked(buyer);
  });
}
