/**
 * News of an order on a device. This browser reaches no push service: its subscription is a stand-in, and what a service would deliver comes by the
 * browser's own tools. What is shown is the button in each state, and what the service worker makes of a message.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { besidesFrame, holdAgainstAxe } from './axe.ts';
import { countMoves, movesOf } from './moves.ts';
import { expect, mounted, onBoth, onPhone, test, type Place } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** How the browser answers: its permission before and after it is asked, and whether its push service takes a subscription. */
type Browser = { permission: NotificationPermission; asked?: NotificationPermission; fails?: boolean };

/** Stands in for the permission and the push service of the browser. */
async function withPush(page: Page, browser: Browser): Promise<void> {
  await page.addInitScript(({ permission, asked = 'granted', fails = false }: Browser) => {
    let current = permission;
    let subscription: unknown = null;
    Object.defineProperty(Notification, 'permission', { get: () => current });
    Notification.requestPermission = async () => (current = asked);
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/e2e';
    const keys = { p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', auth: 'tBHItJI5svbpez7KI4CCXg' };
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      if (fails) throw new DOMException('Registration failed - push service error', 'AbortError');
      subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((subscription = null), true) };
      return subscription as PushSubscription;
    };
  }, browser);
}

/** The thank-you page of an order that is paid. */
async function openOrder(page: Page, { prefix }: Place): Promise<void> {
  const call = async (path: string, data: object) => {
    const answer = await (await page.request.post(`/api/web${path}`, { data, headers: { 'x-currency': 'USD' } })).json();
    expect(answer.code, `${path} ${JSON.stringify(answer)}`).toBe(0);
    return answer.data;
  };
  const { slug } = await call('/checkout/create', { source: 'buyNow', sku: 'TRB-CHK-S', quantity: 1 });
  await call('/checkout/contact', { slug, email: `news-${crypto.randomUUID()}@example.com` });
  const address = { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103', firstName: 'Ada', lastName: 'Moss' };
  await call('/checkout/address', { slug, address: { ...address, address: '1 Market St', countryCode: '+1', phone: '4155550132' } });
  const { shippingMethods } = await call('/checkout/get', { slug });
  await call('/checkout/shipping', { slug, methodId: shippingMethods[0].id });
  const { total } = await call('/checkout/payment', { slug, methodId: 'sandbox' });
  const { orderNo, payment } = await call('/checkout/submit', { slug, agree: true, expectedTotal: total });
  await page.request.post(payment.action.url, { form: { card: '4242424242424242' }, maxRedirects: 0 });
  await page.goto(`${prefix}/checkout/thankyou?order=${orderNo}`);
  await mounted(page.locator('#order-summary'));
}

const buttonOf = (page: Page, { translate }: Place) => page.getByRole('button', { name: translate('push_do'), exact: true });

test('news are turned on and off, and the page says which', onBoth, async ({ page, place }) => {
  const { translate } = place;
  await withPush(page, { permission: 'default' });
  await countMoves(page);
  await openOrder(page, place);
  const on = buttonOf(page, place);
  await expect(on).toBeVisible();
  expect(await movesOf(page)).toBe(0);
  await on.click();
  await expect(page.getByText(translate('push_on'))).toBeVisible();
  await holdAgainstAxe(page, 'an order with news turned on', besidesFrame);
  await page.getByRole('button', { name: translate('push_off_here'), exact: true }).click();
  await expect(on).toBeVisible();
  await expect(page.getByText(translate('push_on'))).toBeHidden();
});

test('news that the browser blocks, or cannot turn on, say so', onPhone, async ({ page, context, place }) => {
  const { translate } = place;
  await withPush(page, { permission: 'default', fails: true });
  await openOrder(page, place);
  await buttonOf(page, place).click();
  await expect(page.getByText(translate('push_failed'))).toBeVisible();
  await expect(buttonOf(page, place)).toBeFocused();

  const other = await context.newPage();
  await withPush(other, { permission: 'default', asked: 'denied' });
  await openOrder(other, place);
  await buttonOf(other, place).click();
  await expect(other.getByText(translate('push_denied'))).toBeVisible();
  await expect(buttonOf(other, place)).toBeHidden();
});

test('where the browser blocks news, or has none, no button asks', onPhone, async ({ page, context, place }) => {
  await withPush(page, { permission: 'denied' });
  await openOrder(page, place);
  await page.waitForLoadState('networkidle');
  await expect(buttonOf(page, place)).toBeHidden();
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await openOrder(other, place);
  await other.waitForLoadState('networkidle');
  await expect(buttonOf(other, place)).toBeHidden();
});

/** Delivers a message to the shop's service worker, as the push service of the browser would. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
      if (own) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

test('the service worker shows what is pushed', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  type Shown = { shown: unknown[]; registration: ServiceWorkerRegistration };
  // Without a window this browser lets no worker show anything: what it would show is written down.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Shown;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
  });
  await deliver(context, page, { title: 'Order 1 has shipped', text: 'Open it at the shop.', tag: 'order-1', path: '/user/order/1' });
  const shown = { title: 'Order 1 has shipped', body: 'Open it at the shop.', tag: 'order-1', icon: '/favicon.svg', data: '/user/order/1' };
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as Shown).shown)).toEqual([shown]);
});
