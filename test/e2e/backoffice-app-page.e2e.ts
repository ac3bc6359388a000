// An app's page in the back office: in the menu, in a frame of its own origin, signed, and able to ask for little.
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.ts';
import { words } from './messages.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);

test('a page of an app is shown to whom it is signed for, and opens a screen', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: made once');
  const title = `Planner ${randomUUID().slice(0, 8)}`;
  let secret = '';
  const server = createServer(({ url = '' }, response) => {
    const [said, signature] = url.split('?')[1]!.split('&signature=') as [string, string];
    const isSigned = createHmac('sha256', secret).update(said).digest('hex') === signature;
    response.setHeader('content-type', 'text/html').end(
      `<h1>${isSigned ? `Signed, in ${new URLSearchParams(said).get('lang')}` : 'Not signed'}</h1><button>Orders</button><script>
      let reaches = true; try { top.document.title } catch { reaches = false }
      document.querySelector('h1').append(reaches ? ', reaches in' : ', apart');
      parent.postMessage({ type: 'vitrine.height', height: 432 }, '*');
      document.querySelector('button').onclick = () => parent.postMessage({ type: 'vitrine.open', path: '/orders' }, '*');</script>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await signIn(page);
  const headers = { 'x-requested-with': 'test', 'sec-fetch-site': 'same-origin' };
  const pageUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const made = await (await page.request.post('/api/admin/apps', { headers, data: { title, pageUrl, scopes: ['read:orders'], webhooks: [] } })).json();
  secret = made.data.pageSecret;
  await page.goto('/backoffice/home');
  await page.getByRole('navigation').getByRole('link', { name: title }).click();
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await expect(frame.getByRole('heading')).toHaveText('Signed, in en, apart');
  await expect(page.locator('iframe')).toHaveCSS('height', '432px');
  await frame.getByRole('button', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/backoffice\/orders$/);
  const read = await page.request.get(`/api/admin/apps/${made.data.id}`);
  await page.request.delete(`/api/admin/apps/${made.data.id}`, { headers: { ...headers, 'if-match': read.headers()['etag']! } });
  server.close();
  // The app is gone; the screen of its page says so, under a heading.
  await page.goto(`/backoffice/app-pages/${made.data.id}`);
  await expect(page.getByRole('alert')).toContainText(words('en')('backoffice_app_page_failed'));
  await expect(page.locator('#react-admin-title')).toHaveText(words('en')('backoffice_group_apps'));
});
