/** Pictures of a product in a real browser: over the whole screen, enlarged, by keys, mouse and finger. */
import { expect, onPhoneOnly, test } from './fixtures.ts';
import { words } from './messages.ts';
import { openProduct } from './open-product.ts';

const translate = words('en');

test('pictures open over the whole screen, by keys alone, and the focus comes back', async ({ page }) => {
  await openProduct(page);
  const first = page.locator('#picture-1 a');
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Brae Cup' });
  // Taken away, not only hidden: a dialog that closes stays in the document until its event has come.
  const viewers = page.locator('dialog[aria-label="Brae Cup"]');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewers).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(/\/product\/brae-cup$/);
  // It opens again, closed by its button as well.
  await page.keyboard.press('Enter');
  await viewer.getByRole('button', { name: translate('ui_close') }).click();
  await expect(viewers).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('a picture is enlarged where it was pressed, and no blur is left around it', onPhoneOnly, async ({ page }) => {
  await openProduct(page);
  await page.locator('#picture-1 a').tap();
  const viewer = page.getByRole('dialog', { name: 'Brae Cup' });
  const frame = viewer.locator('li').first();
  await expect(frame.locator('[data-picture]')).toHaveAttribute('data-state', 'loaded');
  await expect(frame.locator('[data-placeholder]')).toBeHidden();
  await expect(page.locator('#picture-1 [data-placeholder]')).toBeHidden();
  const { width, height } = (await frame.boundingBox())!;
  await frame.locator('button').click({ position: { x: width * 0.75, y: height * 0.25 } });
  const seen = await frame.evaluate((one) => [one.scrollLeft / (one.scrollWidth - one.clientWidth), one.scrollTop / (one.scrollHeight - one.clientHeight)]);
  expect(seen[0]).toBeCloseTo(0.75, 1);
  expect(seen[1]).toBeCloseTo(0.25, 1);
});

test('a picture opens from close where a mouse pressed it, and whole where a finger did', async ({ page, isMobile }) => {
  await openProduct(page);
  const link = page.locator('#picture-1 a');
  const { width, height } = (await link.boundingBox())!;
  const position = { x: width * 0.25, y: height * 0.75 };
  await (isMobile ? link.tap({ position }) : link.click({ position }));
  const frame = page.getByRole('dialog', { name: 'Brae Cup' }).locator('li').first();
  await expect(frame).toBeVisible();
  const hidden = () => frame.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
  if (isMobile) return expect(await hidden()).toEqual([0, 0]);
  const place = async () => {
    const [across = 0, down = 0] = await hidden();
    return frame.evaluate((one, [x, y]) => [one.scrollLeft / x!, one.scrollTop / y!], [across, down]);
  };
  await expect.poll(async () => Math.round((await place())[0]! * 100)).toBe(25);
  expect((await place())[1]).toBeCloseTo(0.75, 1);
});
