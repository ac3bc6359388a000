// A shopper writes an article with pictures, staff approve it, and everybody reads it; by mouse in English, by keyboard in Chinese.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { besidesFrame, holdAgainstAxe, holdStepAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, mounted, test } from './fixtures.ts';
import { beSignedIn, signUp } from './shopper.ts';
import { noStaff, signIn, staff } from './staff.ts';
import { words } from './messages.ts';

/** Whether a mail to an address has this text in its subject. */
async function isMailed(address: string, subject: string): Promise<boolean> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '.data', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.some((mail) => mail.includes(`To: ${address}`) && mail.replaceAll(/=\r?\n/g, '').includes(subject));
}

const picture = async (background: string) => ({
  name: 'kettle.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('an article is written, handed in, approved and read', inLongRunOnly, async ({ page, context, browser, request }, info) => {
  test.skip(staff.email === '', noStaff);
  test.slow();
  const name = info.project.name;
  const title = `A kettle, mended (${name})`;
  const writer = await signUp(context.request, { firstName: 'Ada', lastName: 'Byrne' });
  await beSignedIn(page, writer);
  await page.goto('/user/article');
  await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Write an article' }).click();

  await mounted(page.getByLabel('Title'));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Choose a picture').setInputFiles(await picture('#5b6b4a'));
  await page.getByLabel('What the picture shows').fill('A kettle on a stove');
  const text = page.getByRole('textbox', { name: 'Your article' });
  await text.click();
  await text.pressSequentially('It leaked for a year before I asked how solder works.');
  await page.getByRole('button', { name: 'Insert a picture' }).click();
  await page
    .getByRole('group', { name: 'Insert a picture' })
    .getByLabel('Picture', { exact: true })
    .setInputFiles(await picture('#7a5b3a'));
  await page.getByRole('group', { name: 'Insert a picture' }).getByLabel('What the picture shows').fill('The seam');
  await page.getByRole('group', { name: 'Insert a picture' }).getByRole('button', { name: 'Insert a picture' }).click();
  await expect(text.getByRole('img', { name: 'The seam' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name that readers see')).toHaveValue('Ada Byrne');
  await holdStepAgainstAxe(page, 'writing', besidesFrame);

  // The saved draft is there again, with a preview.
  await page.reload();
  await expect(text.getByRole('img', { name: 'The seam' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Only you can see this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  await holdStepAgainstAxe(page, 'handed in', besidesFrame);

  const desk = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(desk);
  await desk.goto('/backoffice/own-articles');
  await desk.getByText(title).first().click();
  await expect(desk.getByRole('article').getByRole('img', { name: 'The seam' })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Shown', { exact: true })).toBeVisible();
  await desk.context().close();

  await expect.poll(() => isMailed(writer.email, 'Your article is published'), { timeout: 20_000 }).toBe(true);
  await page.reload();
  await expect(page.getByText('Public', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Read ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('By Ada Byrne')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The seam' })).toBeVisible();
  expect(await (await request.get('/journal')).text()).toContain(title.replaceAll("'", '&#x27;'));

  await page.goto('/user/article');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete it?');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
});

test('the editor is worked by keyboard alone, in Chinese', inLongRunOnly, async ({ page, context }) => {
  test.slow();
  const translate = words('zh');
  await beSignedIn(page, await signUp(context.request, { firstName: '晓', lastName: '林' }));
  await page.goto('/zh/user/article?edit=new');
  const text = page.getByRole('textbox', { name: translate('articles_body') });
  await expect(text).toBeVisible({ timeout: 30_000 });
  await page.getByLabel(translate('articles_title'), { exact: true }).first().focus();
  await page.keyboard.type('修好的水壶');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');
  for (let presses = 0; presses < 8 && (await focused()) !== translate('articles_tool_bold'); presses++) await page.keyboard.press('Tab');
  // One stop for all buttons, the arrow keys between them, and round the corner.
  expect(await focused()).toBe(translate('articles_tool_bold'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(translate('articles_tool_heading'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('水壶');
  await page.keyboard.press('Alt+F10');
  for (let presses = 0; presses < 12 && (await focused()) !== translate('articles_tool_bullets'); presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('listitem')).toHaveText('水壶');
  await page.keyboard.press('Alt+F10');
  for (let presses = 0; presses < 12 && (await focused()) !== translate('articles_tool_link'); presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate('articles_tool_link_invalid'))).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('example.com/kettle');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/kettle');
  // After setting a link, writing goes on.
  await expect.poll(focused).toBe('article-body');
  // Out of a list the Tab key leads on, not deeper into it.
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('article-author');
  await expect(page.getByText(translate('articles_saved'), { exact: true })).toBeVisible();
  await holdAgainstAxe(page, 'the editor', besidesFrame);
});

test('two tabs: the second one sees both texts', async ({ page, context }, info) => {
  test.skip(info.project.name === 'phone', 'the same on a phone');
  await beSignedIn(page, await signUp(context.request, { firstName: 'Ada', lastName: 'Byrne' }));
  await page.goto('/user/article?edit=new');
  await mounted(page.getByLabel('Title'));
  await page.getByLabel('Title').fill('First words');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await mounted(second.getByLabel('Title'));
  await second.getByLabel('Title').fill('Words of the second tab');
  await expect(second.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Words of the first tab');
  await expect(page.getByRole('alert').getByText('changed on another device')).toBeVisible();
  await page.getByText('The other words').click();
  await expect(page.getByText('Words of the second tab')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await second.reload();
  await expect(second.getByLabel('Title')).toHaveValue('Words of the first tab');
});
