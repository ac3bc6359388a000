// The merchant's way to another home page: sections changed beside a preview of the draft, then published, then put back.
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './journey.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.skip(staff.email === '', noStaff);

test('the home page’s sections are changed, looked at, published, and restored', inLongRunOnly, async ({ page, request }, info) => {
  test.skip(info.project.name === 'phone', 'one home page for both projects: changed once');
  const words = `Gathered by hand ${Math.floor(Math.random() * 10_000)}`;
  const home = async () => (await request.get('/')).text();
  const signedIn = await request.post('/api/admin/auth/signin', { data: { account: staff.email, password: staff.password } });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  // What an earlier run may have left.
  await request.post('/api/admin/templates/home/discard', { headers: { 'x-auth': data.token }, data: {} });
  await signIn(page);
  await page.goto('/backoffice/templates/home');
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: /^Quotation/ }).click();
  await page.getByRole('textbox', { name: 'Quotation' }).fill(words);
  const up = page.getByRole('button', { name: 'Up: Quotation' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Draft kept; visitors do not see it yet.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText(words)).toBeVisible();
  expect(await home()).not.toContain(words);

  // The bar with the page's heading goes away while one scrolls down.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await holdAgainstAxe(page, 'home page', { exclude: ['iframe'], defaults: true });

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await expect.poll(home).toContain(words);

  await page
    .getByRole('button', { name: /^Make it the draft/ })
    .first()
    .click();
  await expect(page.getByText('Draft kept; visitors do not see it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(home).not.toContain(words);
});
