/** A reader: the journal, an article, a product it is about; the feed; the newsletter, asked for twice. */
import { randomUUID } from 'node:crypto';
import { at, mailTo, type Buyer } from './buy.ts';
import { expect, inLongRunOnly, onPhoneOnly, onTheScreenOf, test } from './fixtures.ts';
import { words } from './messages.ts';

const article = { en: 'Mend it first', zh: '先修一修' };

for (const locale of ['en', 'zh'] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      // The short run takes each language and each way once.
      const where = javaScriptEnabled === (locale === 'en') ? onTheScreenOf(locale) : inLongRunOnly;
      test(`reads an article, sees its product and confirms the newsletter in ${locale}`, where, async ({ page }, { project }) => {
        const translate = words(locale);
        const email = `reads.${locale}.${javaScriptEnabled ? 'script' : 'plain'}.${project.name}.${randomUUID()}@example.com`;
        const reader: Buyer = { page, shopUrl: process.env['E2E_URL']!, locale, email };
        await page.goto(at(reader, '/journal'));
        await page.locator('main').getByRole('link', { name: article[locale] }).first().click();
        await page.waitForURL(/\/article\/mend-it-first$/);
        await expect(page.getByRole('heading', { level: 1, name: article[locale] })).toBeVisible();
        await expect(page.locator('main article .rich-text h2').first()).toBeVisible();
        const products = page.locator('main section').filter({ has: page.getByRole('heading', { name: translate('content_products') }) });
        await products.locator('a[href*="/product/steading-board"]').first().click();
        await page.waitForURL(/\/product\/steading-board/);

        const footer = page.getByRole('contentinfo');
        await footer.getByLabel(translate('field_email')).fill(email);
        await footer.getByRole('button', { name: translate('newsletter_subscribe') }).click();
        await expect(page.getByText(translate('newsletter_thanks')).first()).toBeVisible();
        const mail = await mailTo(process.env['E2E_DATA_DIR']!, email, translate('newsletter_mail_title'));
        const [path] = /(?:\/zh)?\/page\/newsletter\?confirm=[\w-]+/.exec(mail)!;
        expect(path.startsWith('/zh/')).toBe(locale === 'zh');
        await page.goto(path);
        await page.getByRole('button', { name: translate('newsletter_confirm') }).click();
        await expect(page.getByText(translate('newsletter_confirmed'))).toBeVisible();
      });
    });
  }
}

test('the journal on a phone has its newest article large, and the others beside their pictures', onPhoneOnly, async ({ page, place }) => {
  await page.goto(`${place.prefix}/journal`);
  const articles = page.locator('main article');
  const boxesOf = async (index: number) => {
    const [picture, title] = await Promise.all([articles.nth(index).locator('img[width]').boundingBox(), articles.nth(index).locator('h2').boundingBox()]);
    return { picture: picture!, title: title! };
  };
  const [first, second] = [await boxesOf(0), await boxesOf(1)];
  expect(first.title.y).toBeGreaterThan(first.picture.y + first.picture.height);
  expect(second.title.x).toBeGreaterThan(second.picture.x + second.picture.width);
  // The category lies above the link that covers the card.
  await articles.nth(1).locator('a[href*="category="]').click();
  await page.waitForURL(/\/journal\?category=/);
});

test('the feed names the articles, newest first', async ({ page }) => {
  const feed = await page.request.get('/feed.xml');
  expect(feed.headers()['content-type']).toMatch(/xml/);
  expect(await feed.text()).toContain('/article/mend-it-first</link>');
});
