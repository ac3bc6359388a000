/** The same purchase in a shop that knows only what a merchant's own export brought. */
import { addAndCheckOut, at, fillCheckout, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, inLongRunOnly, test } from './fixtures.ts';

const enoughForAllTests = 10;

/** A product of the export whose first variant several tests can buy at once. */
async function wellStocked(request: APIRequestContext, shopUrl: string): Promise<{ slug: string; title: string }> {
  const read = async (path: string) => (await (await request.get(`${shopUrl}/api/web/product/${path}`)).json()).data;
  const { items } = await read('list?inStock=1&size=30&sort=-price');
  for (const { slug } of items as { slug: string }[]) {
    const product = await read(`detail?slug=${encodeURIComponent(slug)}`);
    const [first] = product.variants as { available: number | null }[];
    if (first && (first.available ?? enoughForAllTests) >= enoughForAllTests) return product;
  }
  throw new Error('the export holds nothing of which ten pieces are there');
}

const exportUrl = () => process.env['E2E_EXPORT_URL'];

for (const locale of ['en', 'zh'] as const) {
  test(`buys from a shop filled from a Shopify export in ${locale}`, inLongRunOnly, async ({ page, request }, { project }) => {
    // The same way on both screens is purchase.e2e.ts.
    test.skip(project.name !== (locale === 'en' ? 'desktop' : 'phone'), 'English on a desk, Chinese on a phone');
    test.skip(!exportUrl(), 'shopify-snowdevil.csv is missing: set TEST_DATA_DIR to the folder that holds it');
    const buyer: Buyer = { page, shopUrl: exportUrl()!, locale, email: `snow.${locale}.${project.name}@example.com` };
    const wanted = await wellStocked(request, buyer.shopUrl);

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
