// A merchant makes a category and a collection by rule in the back office, and shoppers find both.
import { randomInt } from 'node:crypto';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.skip(staff.email === '', noStaff);

test('a category and a collection by rule: made, moved by the keyboard, and seen in the shop', inLongRunOnly, async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: written once');
  const mark = String(randomInt(1_000_000_000));
  await signIn(page);
  await page.goto('/backoffice/categories/create');
  await page.getByLabel('Title').first().fill(`Shelf ${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `Shelf ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: `Move up: Shelf ${mark}` }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Shelf ${mark} now stands at the top level.` })).toBeAttached();
  await holdAgainstAxe(page, 'the tree of categories', { defaults: true });

  await page.goto('/backoffice/collections/create');
  await page.getByLabel('Title').first().fill(`Under twenty ${mark}`);
  await page.getByLabel('By rule').check();
  await page.getByLabel('What', { exact: true }).click();
  await page.getByRole('option', { name: 'Price', exact: true }).click();
  await page.getByLabel('Comparison').click();
  await page.getByRole('option', { name: 'at most' }).click();
  await page.getByLabel('Value').fill('20');
  await expect(page.getByText(/^Products that match: [1-9]/)).toBeVisible();
  await holdAgainstAxe(page, 'a collection by rule', { defaults: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Under twenty ${mark}`).first()).toBeVisible();

  await page.goto(`/category/shelf-${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: `Shelf ${mark}` })).toBeVisible();
  await page.goto(`/collection/under-twenty-${mark}`);
  await expect(page.getByRole('heading', { level: 1, name: `Under twenty ${mark}` })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
});
