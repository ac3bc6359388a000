// The merchant's way to another home page in the editor: a section inserted, set, moved and taken back by keyboard, dragged, published, and put back.
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.skip(staff.email === '', noStaff);

test('the home page’s sections are changed, looked at, published, and restored', inLongRunOnly, async ({ page, request }, info) => {
  test.skip(info.project.name === 'phone', 'one home page for both projects: changed once');
  const words = `Gathered by hand ${Math.floor(Math.random() * 10_000)}`;
  const home = async () => (await request.get('/')).text();
  const signedIn = await request.post('/api/admin/auth/signin', { data: { account: staff.email, password: staff.password } });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  // What an earlier run may have left.
  await request.post('/api/admin/templates/home/discard', { headers: { 'x-auth': data.token }, data: {} });
  const blocked: string[] = [];
  page.on('console', (message) => void (/Content Security Policy/i.test(message.text()) && blocked.push(message.text())));
  await signIn(page);
  await page.goto('/backoffice/templates/home');
  const canvas = page.frameLocator('#preview-frame');
  const saved = page.getByText('Draft saved. Visitors do not see it yet.');
  const quotation = page.getByRole('textbox', { name: 'Quotation' });

  // By keyboard: inserted after the section that is selected in the preview.
  await expect(async () => {
    await canvas.getByRole('heading', { name: 'Shop by room' }).click();
    await expect(page.getByRole('button', { name: 'Up: Categories' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Add a section' }).fill('Quot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await quotation.fill(words);
  await expect(canvas.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Up: Quotation' }).press('Enter');
  await expect(saved).toBeVisible();
  expect(await home()).not.toContain(words);

  // Undone until the section is gone, and done again.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await undo.press('Enter');
    await expect(canvas.getByText(words)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const redo = page.getByRole('button', { name: 'Redo' });
  while (await redo.isEnabled()) await redo.press('Enter');
  await expect(canvas.getByText(words)).toBeVisible();

  // By mouse: dragged onto the page, and taken away.
  await page
    .locator('[data-testid="drawer-item:gallery"]:visible')
    .first()
    .dragTo(canvas.getByRole('heading', { name: 'Shop by room' }));
  await page.getByRole('button', { name: 'Remove: Gallery' }).click();
  await expect(saved).toBeVisible();
  await holdAgainstAxe(page, 'home page', { exclude: ['iframe'], defaults: true });

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. The shop shows it now.')).toBeVisible();
  await expect.poll(home).toContain(words);

  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Make it the draft/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(home).not.toContain(words);
  expect(blocked).toEqual([]);
});
