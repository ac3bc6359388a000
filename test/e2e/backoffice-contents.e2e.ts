// An editor writes a page, changes it as a draft, publishes that, and sends an old address there.
import { randomUUID } from 'node:crypto';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 15_000 });
test.skip(staff.email === '', noStaff);

test('a page: written, changed as a draft, published, redirected to, deleted', inLongRunOnly, async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: written once');
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const read = async (path: string) => (await page.request.get(path)).text();
  const writeHtml = async (html: string) => {
    const field = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    if ((await field.getAttribute('contenteditable')) !== null) await page.getByRole('button', { name: 'HTML' }).first().click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill(html);
  };
  await signIn(page);
  await page.goto('/backoffice/pages/create');
  await page.getByLabel('Title', { exact: true }).first().fill(`Care of oak ${mark}`);
  await writeHtml('<p>Oil it twice a year.</p><script>alert(1)</script>');
  await page.getByRole('tab', { name: '简体中文' }).click();
  await page.getByLabel('Title', { exact: true }).nth(1).fill('橡木的养护');
  await page.getByLabel('Address (slug)').fill('Not A Slug');
  await page.getByLabel('Shown in the shop').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Address (slug)')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Address (slug)').fill(`oak-${mark}`);
  await holdAgainstAxe(page, 'a page', { defaults: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Keep as a draft' })).toBeVisible();
  await expect.poll(() => read(`/page/oak-${mark}`)).toContain('Oil it twice a year.');
  expect(await read(`/zh/page/oak-${mark}`)).toContain('橡木的养护');

  await writeHtml('<p>Oil it once a year.</p>');
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByText('This is the draft.')).toBeVisible();
  expect(await read(`/page/oak-${mark}`)).toContain('Oil it twice a year.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('This is the draft.')).toBeHidden();
  await expect.poll(() => read(`/page/oak-${mark}`)).toContain('Oil it once a year.');

  // Versions beside each other, and a way back that asks.
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('deletion')).toHaveText('twice');
  await expect(versions.getByRole('insertion')).toHaveText('once');
  await holdAgainstAxe(page, 'versions', { defaults: true });
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/becomes the draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await versions.getByRole('button', { name: 'Close' }).click();

  // A colleague saves the same page meanwhile.
  const api = page.url().replace('/backoffice/', '/api/admin/');
  const answer = await page.request.get(api);
  const { data } = await answer.json();
  data.texts.en = { ...data.texts.en, title: `Care of beech ${mark}`, summary: 'By a colleague' };
  // Ana is not in this browser: she comes with a key of her own.
  const key = { title: `Ana ${mark}`, scopes: ['write:content'], expiresAt: null };
  const { data: made } = await (await page.request.post('/api/admin/api-keys', { data: key })).json();
  const headers = { 'content-type': 'application/json', 'if-match': answer.headers()['etag']!, authorization: `Bearer ${made.key}` };
  expect((await fetch(api, { method: 'PUT', body: JSON.stringify(data), headers })).status).toBe(200);
  await page.getByLabel('Title', { exact: true }).first().fill(`Care of elm ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const merge = page.getByRole('dialog', { name: `Ana ${mark} saved this first` });
  await expect(merge.getByText('The saved changes stay in: Summary')).toBeVisible();
  await holdAgainstAxe(page, 'two people', { defaults: true });
  await merge.getByRole('button', { name: 'Save' }).click();
  await expect(merge).toBeHidden();
  const merged = async () => (await (await page.request.get(api)).json()).data.texts.en;
  await expect.poll(merged).toMatchObject({ title: `Care of elm ${mark}`, summary: 'By a colleague' });

  await page.goto('/backoffice/redirects/create');
  await page.getByLabel('From').fill(`/old-oak-${mark}`);
  await page.getByLabel(/^To\b/).fill(`/page/oak-${mark}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: `/old-oak-${mark}` })).toBeVisible();
  await expect.poll(() => read(`/old-oak-${mark}`)).toContain('Oil it once a year.');

  await page.goto('/backoffice/pages');
  await page.getByText(`Care of elm ${mark}`).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  // Taken back once; then for good, as soon as the page is left.
  const rows = page.getByRole('link', { name: `Care of elm ${mark}` });
  await expect(page.getByText(`Removed: Care of elm ${mark}`)).toBeVisible();
  await expect(rows).toBeHidden();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await rows.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Removed: Care of elm ${mark}`)).toBeVisible();
  expect((await page.request.get(`/page/oak-${mark}`)).status()).toBe(200);
  await page.goto('/backoffice/redirects');
  await expect.poll(async () => (await page.request.get(`/page/oak-${mark}`)).status()).toBe(404);
});
