// Every screen of the back office against axe, by day and by night, as the menu leads to it.
import type { Locator, Page } from '@playwright/test';
import { inLongRun } from '#test/harness/long-run.ts';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, onDeskOnly, tagged, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);

/** What frames show is looked at where it is a page of its own; the button that opens all rows has a name and no words. */
const look = { defaults: true, exclude: ['iframe', '.RaDatagrid-expandHeader'] };

/** From light to dark, with the button's tooltip gone. */
async function darken(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await page.mouse.move(640, 890);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

/** To the screen, until its own title stands there: the address changes first, while the screen before it is still shown. */
async function goTo(page: Page, link: Locator, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const title = page.locator('#react-admin-title');
  const before = await title.textContent();
  await link.click();
  await expect(title).not.toHaveText(before ?? '');
  await expect(title).not.toBeEmpty();
}

async function lookAt(page: Page, path: string): Promise<void> {
  await goTo(page, page.getByRole('navigation', { name: 'Menu' }).locator(`a[href="${path}"]`).last(), path);
  await expect(page.locator('main').locator('h1, h2, h3, p, button, a, input, table').first()).toBeVisible();
  // Only the frame's: charts are drawn of bars too.
  await expect(page.locator('main .RaLoading-root, main .MuiCircularProgress-root')).toHaveCount(0);
  // A table that has waited for its rows for a second has a head of no-break spaces.
  await page.waitForFunction(() => [...document.querySelectorAll('main th.RaDatagrid-headerCell')].every((cell) => cell.textContent !== '\u00a0'));
  await page.waitForLoadState('networkidle');
  await holdAgainstAxe(page, path, look);
}

// In `npm test` every fourth screen, by day; in the long run each by both.
for (const time of ['day', 'night']) {
  test(`screens hold against axe by ${time}`, time === 'night' ? tagged(inLongRunOnly, onDeskOnly) : onDeskOnly, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await page.goto('/backoffice/home');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    // Pages of apps come and go with the test of their own.
    const screens = menu.locator('a:not([href*="/app-pages/"])');
    const hrefs = () => screens.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(page.locator('#react-admin-title')).not.toBeEmpty();
    if (time === 'night') await darken(page);
    const groups = await hrefs();
    const seen = new Set<string>();
    for (const group of groups) {
      await goTo(page, menu.locator(`a[href="${group}"]`).first(), group);
      // The group before it is folded once its screen is there.
      await expect(menu.locator(`a[href="${group}"][aria-current]`)).toBeVisible();
      for (const path of new Set([group, ...(await hrefs())])) {
        if (seen.has(path) || (groups.includes(path) && path !== group)) continue;
        seen.add(path);
        if (inLongRun || seen.size % 4 === 1) await lookAt(page, path);
      }
    }
    // Fewer would mean that the menu was not walked.
    expect(seen.size).toBeGreaterThan(45);
  });
}
