// A merchant writes a coupon in the back office, and shoppers find it.
import { randomInt } from 'node:crypto';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.skip(staff.email === '', noStaff);

test('a coupon: a wrong field is named, then it is on the page of coupons', inLongRunOnly, async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: written once');
  const mark = String(randomInt(1_000_000_000));
  await signIn(page);
  await page.goto('/backoffice/coupons/create');
  await page.getByLabel('Code').fill(`NEW${mark}`);
  await page.getByLabel('Title').first().fill(`Coupon ${mark}`);
  await page.getByLabel('Address (slug)').fill('Not A Slug');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Amount off', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount off' }).fill('7.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Address (slug)')).toHaveAttribute('aria-invalid', 'true');
  await holdAgainstAxe(page, 'a coupon', { defaults: true });
  await page.getByLabel('Address (slug)').fill(`coupon-${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/coupons\/[\da-f-]{36}$/);
  await expect(page.getByText(`$7.50 off everything, with the code NEW${mark}`)).toBeVisible();
  // The open page is not notified of the change: reloaded once the shop shows it.
  await expect.poll(async () => (await page.request.get('/coupon')).text()).toContain(`Coupon ${mark}`);
  await page.goto('/coupon');
  await expect(page.getByRole('main').getByText(`Coupon ${mark}`).first()).toBeVisible();
});
