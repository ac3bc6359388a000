// What people write: a review that staff approve, a quote that is asked for, a newsletter that is confirmed.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inLongRunOnly, onPhone, test } from './fixtures.ts';
import { photograph } from './photograph.ts';
import { noStaff, signIn, staff as account } from './staff.ts';

const mailFolder = join(process.env['E2E_DATA_DIR'] ?? '.data', 'mail');

/** The newest mail to an address, once it is there. */
async function mailTo(address: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
        const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
        found = mails.findLast((mail) => mail.includes(`To: ${address}`));
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return found!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

test('a review with a photograph is seen once staff approved it', inLongRunOnly, async ({ page, browser }, info) => {
  test.skip(account.email === '', noStaff);
  test.slow();
  const headline = `Holds tea ${info.project.name} ${randomUUID().slice(0, 8)}`;
  await page.goto('/product/brae-cup');
  await page.getByText('Write a review').click();
  const form = page.locator('form[data-send="/review/add"]');
  await form
    .getByRole('radio', { name: /4 of 5/ })
    .or(form.locator('input[value="4"]'))
    .first()
    .check();
  await form.getByLabel('Headline').fill(headline);
  await form.getByLabel('Your review').fill('And keeps it warm. https://a.example https://b.example https://c.example');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Photographs').setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('At most 2 links, please.')).toBeVisible();
  await form.getByLabel('Your review').fill('And keeps it warm.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Your review will appear once we’ve read it.')).toBeVisible();

  const staff = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(staff);
  await staff.goto('/backoffice/reviews');
  await staff.getByText(headline).first().click();
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(staff.getByText('Shown', { exact: true })).toBeVisible();
  await staff.context().close();

  await expect.poll(async () => (await page.request.get('/product/brae-cup')).text()).toContain(headline);
  await page.goto('/product/brae-cup');
  const review = page.getByRole('article').filter({ hasText: headline }).last();
  await expect(review.getByText('And keeps it warm.')).toBeVisible();
  await expect(review.getByRole('img', { name: 'Ada' })).toBeVisible();
  await review.getByRole('button', { name: /Ada.*helpful/ }).click();
  // Counted in place, or by the page that a press before the script had come leads to.
  await expect(review.getByText('Found helpful: 1').or(review.getByText('Helpful (1)'))).toBeVisible();
});

test('a quote is asked for from a product, and confirmed by mail', onPhone, async ({ page }, info) => {
  const address = `quote-${info.project.name}-${randomUUID()}@example.com`;
  await page.goto('/zh/product/brae-cup');
  await page.getByRole('link', { name: '询价' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '询价' })).toBeVisible();
  await page.getByLabel('姓名').fill('林晓');
  await page.getByLabel('电子邮箱').first().fill(address);
  await page.getByLabel('需要多少件？').fill('40');
  await page.getByLabel('收货国家/地区').selectOption('CN');
  await page.getByLabel('我已阅读并同意隐私政策。').check();
  await page.locator('main').getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('我们会在两个工作日内向您报价。')).toBeVisible();
  expect(await mailTo(address)).toContain('From:');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is asked for in the footer and confirmed by the mailed link', async ({ page }, info) => {
    const address = `reader-${info.project.name}-${randomUUID()}@example.com`;
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('E-mail').fill(address);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please check your e-mail')).toBeVisible();
    const [, path] = /(\/page\/newsletter\?confirm=[\w-]+)/.exec(await mailTo(address))!;
    await page.goto(path!);
    await page.getByRole('button', { name: 'Confirm the newsletter' }).click();
    await expect(page.getByText('You’re subscribed.')).toBeVisible();
    await page.goto(path!);
    await page.getByRole('button', { name: 'Confirm the newsletter' }).click();
    await expect(page.getByText('This link is no longer valid.').first()).toBeVisible();
  });
});
