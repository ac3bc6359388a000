// Every screen of the back office against axe, by day and by night, as the menu leads to it.
import type { Page } from '@playwright/test';
import { holdAgainstAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);

/** What frames show is looked at where it is a page of its own. */
const look = { defaults: true, exclude: ['iframe'] };

/** From light to dark or back, with the button's tooltip gone. */
async function toggle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await page.mouse.move(640, 890);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

test('every screen holds against axe, light and dark', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'the same screens; looked at once');
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/backoffice/home');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const hrefs = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect(menu.getByRole('link').first()).toBeVisible();
  const groups = await hrefs();
  const seen = new Set<string>();
  for (const group of groups) {
    await menu.locator(`a[href="${group}"]`).first().click();
    // The group before it is folded once its screen is there.
    await expect(menu.locator(`a[href="${group}"][aria-current]`)).toBeVisible();
    for (const path of new Set([group, ...(await hrefs())])) {
      if (seen.has(path) || (groups.includes(path) && path !== group)) continue;
      seen.add(path);
      await menu.locator(`a[href="${path}"]`).last().click();
      await expect(page.locator('main').locator('h1, h2, h3, button, a, input, table').first()).toBeVisible();
      // Only the frame's: charts are drawn of bars too.
      await expect(page.locator('main .RaLoading-root, main .MuiCircularProgress-root')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#react-admin-title')).not.toBeEmpty();
      await holdAgainstAxe(page, path, look);
      await toggle(page);
      await holdAgainstAxe(page, `${path}, dark`, { ...look, only: ['color-contrast'] });
      await toggle(page);
    }
  }
  // Fewer would mean that the menu was not walked.
  expect(seen.size).toBeGreaterThan(40);
});
