// A merchant writes a coupon in the back office, and shoppers find it.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey.ts';

const email = process.env['E2E_STAFF_EMAIL'] ?? '';
const password = process.env['E2E_STAFF_PASSWORD'] ?? '';

test.use({ actionTimeout: 15_000 });
test.skip(email === '', 'no staff account is known: the shop was not started by this run');

test('a coupon: a wrong field is named, then it is on the page of coupons', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: written once');
  const mark = String(Date.now());
  await page.goto('/backoffice');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /Owner|Profile/ })).toBeVisible();
  await page.goto('/backoffice/coupons/create');
  await page.getByLabel('Code').fill(`NEW${mark}`);
  await page.getByLabel('Title').first().fill(`Coupon ${mark}`);
  await page.getByLabel('Address (slug)').fill('Not A Slug');
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Amount off', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount off' }).fill('7.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Address (slug)')).toHaveAttribute('aria-invalid', 'true');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  await page.getByLabel('Address (slug)').fill(`coupon-${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Coupon ${mark}`, { exact: true })).toBeVisible();
  await page.goto('/coupon');
  await expect(page.getByRole('main').getByText(`Coupon ${mark}`).first()).toBeVisible();
});
