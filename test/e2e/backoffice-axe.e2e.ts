// Every screen of the back office against axe, by day and by night, as the menu leads to it.
import { holdAgainstAxe } from './axe.ts';
import { expect, test } from './journey.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);

test('every screen holds against axe, light and dark', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'the same screens; looked at once');
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto('/backoffice/home');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const hrefs = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await expect(menu.getByRole('link').first()).toBeVisible();
  const groups = await hrefs();
  const seen = new Set<string>();
  for (const group of groups) {
    await menu.locator(`a[href="${group}"]`).first().click();
    for (const path of new Set([group, ...(await hrefs())])) {
      if (seen.has(path) || (groups.includes(path) && path !== group)) continue;
      seen.add(path);
      await menu.locator(`a[href="${path}"]`).last().click();
      await expect(page.locator('main').locator('h1, h2, h3, button, a, input, table').first()).toBeVisible();
      // Only the frame's: charts are drawn of bars too.
      await expect(page.locator('main .RaLoading-root, main .MuiCircularProgress-root')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await holdAgainstAxe(page, path, { defaults: true });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
      await holdAgainstAxe(page, `${path}, dark`, { defaults: true, only: ['color-contrast'] });
      await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
    }
  }
  // Fewer would mean that the menu was not walked.
  expect(seen.size).toBeGreaterThan(40);
});
