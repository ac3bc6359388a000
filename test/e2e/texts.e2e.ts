/** Texts in the merchant's own words: written in the back office, read on pages and said by their scripts. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isTextKey } from '#shop/texts/catalogue.ts';
import { expect, inLongRunOnly, mounted, test } from './fixtures.ts';
import { words } from './messages.ts';
import { noStaff, signIn, staff } from './staff.ts';

// No other test reads the shop in this language at the same time as this one writes it.
const say = words('zh-HK');
const product = '/zh-HK/product/brae-cup';
const own = '放進我的籃子';

/** The text's row in the list. */
const row = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText('product_add', { exact: true }) });

/** The scripts and texts that a page brings along. */
const scripts = (page: Page) => page.locator('script[src]').evaluateAll((all) => all.map((script) => script.getAttribute('src')!));

test('a text is found by what one sees, written, said by pages and their scripts in its language, and reset', inLongRunOnly, async ({ page }, info) => {
  test.skip(staff.email === '', noStaff);
  test.skip(info.project.name === 'phone', 'one shop for both projects: written once');
  await page.goto(product);
  const without = await scripts(page);
  expect(without.filter((src) => /\/assets\/(?:own|texts)\//.test(src))).toEqual([]);
  await signIn(page);
  await page.goto('/backoffice/texts?lang=zh-HK');
  await page.getByRole('searchbox').fill(say('product_add'));
  await row(page).getByRole('button').click();
  await page.getByRole('dialog').getByRole('textbox', { name: '繁體中文' }).fill(own);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill(own);
  await expect(row(page)).toContainText(say('product_add'));

  await page.goto(product);
  const button = page.locator('#page-body').getByRole('button', { name: own, exact: true }).first();
  await mounted(button);
  await expect(button).toBeVisible();
  // Drawn again by the script: what it says is the same.
  await page
    .getByRole('button', { name: say('product_share') })
    .first()
    .waitFor();
  await button.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: say('cart_view') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#page-body').getByRole('button', { name: own, exact: true }).first()).toBeVisible();
  const withOwn = await scripts(page);
  expect(withOwn.filter((src) => src.startsWith('/assets/zh-HK/'))).toEqual([]);
  expect(withOwn.some((src) => /^\/assets\/texts\/zh-HK-[0-9a-f]{12}\.js$/.test(src))).toBe(true);

  await page.goto('/product/brae-cup');
  await mounted(page.getByRole('button', { name: words('en')('product_add'), exact: true }));
  expect((await scripts(page)).filter((src) => /\/assets\/(?:own|texts)\//.test(src))).toEqual([]);

  await page.goto(`/backoffice/texts?lang=zh-HK&edited=true&q=${encodeURIComponent(own)}`);
  await row(page).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: '繁體中文: reset to the original' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(product);
  await mounted(page.getByRole('button', { name: say('product_add'), exact: true }));
  expect(await scripts(page)).toEqual(without);
});

test('whatever the scripts of pages say can be written', async () => {
  const keys = JSON.parse(await readFile('dist/client/own/.vite/texts.json', 'utf8')) as string[];
  expect(keys).toContain('product_add');
  expect(keys.filter((key) => !isTextKey(key))).toEqual([]);
});
