// The pages that show the OpenAPI documents: complete, from the shop alone, and calls are tried out on them.
import type { Page } from '@playwright/test';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

/** What a page asked of other sites, and what the browser held against it. */
function watch(page: Page, own: string): { elsewhere: string[]; complaints: string[] } {
  const seen = { elsewhere: [] as string[], complaints: [] as string[] };
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(own).origin) seen.elsewhere.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && seen.complaints.push(message.text()));
  return seen;
}

async function tryOut(page: Page, path: string): Promise<number> {
  await page.getByRole('button', { name: `Test Request (get ${path})` }).click();
  const tried = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await page.getByRole('button', { name: /^Send Request/ }).click();
  return (await tried).status();
}

test('the shopper API is read and tried out by anybody', inLongRunOnly, async ({ page, baseURL }) => {
  const seen = watch(page, baseURL!);
  await page.goto('/api/docs#tag/catalogue/GET/api/web/category/tree');
  expect(await tryOut(page, '/api/web/category/tree')).toBe(200);
  await expect(page.getByText('200 OK')).toBeVisible();
  expect(seen).toEqual({ elsewhere: [], complaints: [] });
});

test('the API of the back office is read and tried out by staff alone', inLongRunOnly, async ({ page, baseURL }) => {
  test.skip(staff.email === '', noStaff);
  await page.goto('/api/admin/docs');
  await expect(page).toHaveURL(/\/backoffice/);
  await signIn(page);
  const seen = watch(page, baseURL!);
  await page.goto('/api/admin/docs#tag/brands/GET/api/admin/brands');
  expect(await tryOut(page, '/api/admin/brands')).toBe(200);
  expect(seen).toEqual({ elsewhere: [], complaints: [] });
});
