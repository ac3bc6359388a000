/**
 * The shop's service worker, a file of its own that imports nothing: pages that were just seen can be seen again without a network, and what cannot is
 * answered by a page that says so. The network always comes first and private answers are never stored, so no price in a cart or at a checkout is an old one.
 * Files with a hash in their name are in the browser's own cache. It also shows news of orders that the shop pushes to a device that wants them.
 */

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetch = Extendable & { request: Request; preloadResponse?: Promise<Response | undefined>; respondWith(answer: Promise<Response>): void };
type Push = Extendable & { data: { json(): unknown } | null };
type Change = Extendable & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };
type Click = Extendable & { notification: Notification };
/** What the shop pushes (src/shop/orders/push/send-push.ts). */
type Message = { title: string; text: string; tag: string; path: string };
/** A page of the shop that is open. */
type Page = { url: string; focus(): Promise<unknown> };
type Scope = EventTarget & {
  /** Written before this file by the server (src/server/pages/offline.ts). */
  shop: { release: string; languages: string[]; style: string; icon: string };
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<Page[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
};

const scope = globalThis as unknown as Scope;
const { release, languages, style, icon } = scope.shop;
const seenPages = `pages ${release}`;
const offlinePages = `offline ${release}`;
const mostPages = 40;

/** What a page call carries beside the page's own address (docs/contract.md, "Pages"). */
const ofTheCall = ['userAgent', 'referer', 'cookies', 'hideHead', 'hideFoot'];
const notPages = /^\/(api|assets|backoffice|media|payment|theme|ws)(\/|$)/;
const offlinePage = (lang: string) => `/offline?lang=${lang}`;

scope.addEventListener('install', (event) => (event as Extendable).waitUntil(prepare()));
scope.addEventListener('activate', (event) => (event as Extendable).waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => answer(event as Fetch));
scope.addEventListener('push', (event) => (event as Extendable).waitUntil(show((event as Push).data)));
scope.addEventListener('pushsubscriptionchange', (event) => (event as Extendable).waitUntil(renew(event as Change)));
scope.addEventListener('notificationclick', (event) => (event as Extendable).waitUntil(open((event as Click).notification)));

async function prepare(): Promise<void> {
  const cache = await caches.open(offlinePages);
  await cache.addAll([style, ...languages.map(offlinePage)]);
  await scope.skipWaiting();
}

/** Pages of another release name files that may be gone. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== seenPages && name !== offlinePages).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

function answer(event: Fetch): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === style) return event.respondWith(fetch(request).catch(async () => (await caches.match(style)) ?? Response.error()));
  const isCall = url.searchParams.get('request') === 'route';
  if ((request.mode === 'navigate' || isCall) && !notPages.test(url.pathname)) event.respondWith(readPage(event, url));
}

async function readPage(event: Fetch, url: URL): Promise<Response> {
  const key = new URL(url);
  for (const name of ofTheCall) key.searchParams.delete(name);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')) event.waitUntil(remember(key, response.clone()));
    return response;
  } catch (error) {
    const seen = await (await caches.open(seenPages)).match(key, { ignoreVary: true });
    if (seen) return seen;
    // The page that called says so itself.
    if (event.request.mode !== 'navigate') throw error;
    const lang = languages.find((one) => url.pathname.split('/')[1] === one) ?? languages[0]!;
    return (await caches.match(offlinePage(lang))) ?? Response.error();
  }
}

/** A page that is stored again is the last of the keys. */
async function remember(key: URL, page: Response): Promise<void> {
  const cache = await caches.open(seenPages);
  await cache.put(key, page);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostPages)).map((old) => cache.delete(old, { ignoreVary: true })));
}

async function show(data: Push['data']): Promise<void> {
  if (!data) return;
  const { title, text, tag, path } = data.json() as Message;
  await scope.registration.showNotification(title, { body: text, tag, icon, data: path });
}

/** The browser has another subscription than before, or needs one: the shop sends to that from now on. Browsers that do not say which one ended start anew on a page. */
async function renew({ oldSubscription: old, newSubscription }: Change): Promise<void> {
  if (!old) return;
  const { endpoint, keys } = (newSubscription ?? (await scope.registration.pushManager.subscribe(old.options))).toJSON();
  const body = JSON.stringify({ old: { endpoint: old.endpoint, auth: old.toJSON().keys?.['auth'] }, endpoint, keys });
  await fetch('/api/web/push/renew', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Shows the page that a message is about: where it is open already, there. No other site is ever opened. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), location.origin);
  if (url.origin !== location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.find((page) => page.url.split('#')[0] === url.href);
  await (seen ? seen.focus() : scope.clients.openWindow(url.href));
}
