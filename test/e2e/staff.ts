/** The back office as its staff use it: signing in, and finding one record in a list. */
import { expect, type Page } from '@playwright/test';

/** The staff account of the shop that was started for this run; empty where the shop was running before. */
export const staff = { email: process.env['E2E_STAFF_EMAIL'] ?? '', password: process.env['E2E_STAFF_PASSWORD'] ?? '' };

/** Why a test is skipped without that account. */
export const noStaff = 'no staff account is known: the shop was not started by this run';

/** Lets a page's browser be signed in as staff from its next page on, as the form does it. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/auth/signin', { data: { account: staff.email, password: staff.password } });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

/** Signs in by the form, on the back office's first page. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /Owner|Profile/ })).toBeVisible();
}

/** Searches a list by its field, as a person does, and waits until the list says so. */
export async function searchFor(page: Page, placeholder: string, q: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(q);
  // The list is searched once the address says so; until then a list of one reads '1-1 of 1' as well.
  await expect(page).toHaveURL((url) => (url.searchParams.get('filter') ?? '').includes(q));
  await expect(page.getByText('1-1 of 1')).toBeVisible();
}
