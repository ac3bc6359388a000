/** A product's page that has come to life. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { words } from './messages.ts';

const translate = words('en');
/** A product with pictures and variants. */
export const cup = '/product/brae-cup';

/** The gallery and the buy box answer once they are mounted; before, their links lead on by themselves. */
export async function openProduct(page: Page, path = cup): Promise<void> {
  await page.goto(path);
  const mounted = page.locator('[data-mounted]');
  await expect(mounted.filter({ has: page.locator('#picture-1') })).toHaveCount(1);
  await expect(mounted.filter({ has: page.getByRole('button', { name: translate('product_add'), exact: true }) })).toHaveCount(1);
}
