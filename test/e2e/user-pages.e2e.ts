/**
 * Every page of the user area with the demo shopper's own things on it (orders and returns in every state), held against axe,
 * and walked through by the Tab key alone.
 */
import type { Page } from '@playwright/test';
import { inLongRun } from '#test/harness/long-run.ts';
import { besidesFrame, holdAgainstAxe, isLookedAtHere } from './axe.ts';
import { expect, inEveryLanguage, onPhone, tagged, test } from './fixtures.ts';
import { countMoves, movesOf } from './moves.ts';
import { beSignedIn } from './shopper.ts';

const pages = [
  'center',
  'account',
  'info',
  'address',
  'favorite',
  'coupon',
  'credits',
  'notice',
  'article',
  'log',
  'security',
  'security/activity',
  'order',
  'return',
];
const walkedByKeys = ['info', 'favorite', 'security'];
const mostTabs = 400;
const everyLanguage = Boolean(process.env['E2E_ALL_LANGUAGES']);

type Shopper = { email: string; password: string };
const shopper = JSON.parse(process.env['E2E_SHOPPER'] ?? 'null') as Shopper | null;

/** What can be operated in the main part, by a distinctive text; a group of radio buttons is one stop. */
const operable = () => {
  const inMain = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])')];
  const groups = new Set<string>();
  return inMain.filter((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = `${element.form?.id ?? ''} ${element.name}`;
    return !groups.has(group) && Boolean(groups.add(group));
  }).length;
};

/** Presses Tab from the beginning of the main part until it is left; answers what was reached without a mark that shows it. */
async function walk(page: Page): Promise<{ stops: number; unmarked: string[] }> {
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    for (const reached of document.querySelectorAll('[data-reached]')) reached.removeAttribute('data-reached');
    main.tabIndex = -1;
    main.focus();
  });
  // A date has several stops; only the first shows the whole field's mark.
  const unmarked: string[] = [];
  let stops = 0;
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.closest('main') || element.localName === 'main') return null;
      // The ring stands on the element, on the label around it, or on what is drawn in its place.
      const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
      const marked = drawn.some((one) => {
        if (!one) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(one);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      const isNew = !element.hasAttribute('data-reached');
      element.setAttribute('data-reached', '');
      return {
        isNew,
        marked,
        text: `${element.localName} ${(element.innerText || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(0, 60)}`,
      };
    });
    if (stop === null) return { stops, unmarked };
    if (!stop.isNew) continue;
    stops += 1;
    if (!stop.marked) unmarked.push(stop.text);
  }
  throw new Error(`${page.url()}: the main part is not left after ${mostTabs} presses`);
}

/** What can be operated now, and what Tab reaches of it. */
async function reach(page: Page) {
  const operableNow = await page.evaluate(operable);
  return { operableNow, ...(await walk(page)) };
}

async function hold(page: Page, path: string, { byKeys }: { byKeys: boolean }): Promise<void> {
  await page.goto(path);
  await expect.soft(page.locator('main h1'), path).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await holdAgainstAxe(page, path, besidesFrame);
  if (!byKeys) return;
  // A list that renders again when the socket opens has new stops in the middle of a walk: then once more.
  const first = await reach(page);
  const { operableNow, stops, unmarked } = first.stops === first.operableNow ? first : await reach(page);
  expect.soft(stops, `stops of the Tab key on ${path}`).toBe(operableNow);
  expect.soft(unmarked, `stops without a mark on ${path}`).toEqual([]);
}

test.describe.configure({ timeout: everyLanguage ? 900_000 : 180_000 });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'axe finds nothing on the pages of the user area, and Tab reaches all that can be operated',
  tagged(inEveryLanguage, onPhone),
  async ({ page, request, place }) => {
    test.skip(shopper === null, 'no demo shopper is known: the shop was not started by this run');
    const { prefix, isPhone } = place;
    // By the Tab key on the desk alone, but for the longest run, and on some pages with forms and lists in the shortest: it takes most of the time.
    const isByKeys = (path: string) => (everyLanguage || !isPhone) && (inLongRun || walkedByKeys.includes(path));
    const call = async (path: string, data: object, token = '') => {
      const answer = await request.post(`/api/web${path}`, { data, headers: token ? { 'x-auth': token } : {} });
      return ((await answer.json()) as { data: { token: string; items: { orderNo: string; returnNo: string; status: string; payStatus: string }[] } }).data;
    };
    const { token } = await call('/auth/signin', { account: shopper!.email, password: shopper!.password });
    await beSignedIn(page, { token });
    const states = new Map<string, string>();
    for (const order of (await call('/order/list', { size: 100 }, token)).items) states.set(`${order.status} ${order.payStatus}`, `order/${order.orderNo}`);
    expect(states.size).toBeGreaterThan(4);
    for (const taken of (await call('/return/list', { size: 100 }, token)).items) states.set(`return ${taken.status}`, `return/${taken.returnNo}`);
    // In the short run one order and one return stand for all of the shopper's.
    const [anOrder, aReturn] = ['order/', 'return/'].map((kind) => [...states.values()].find((path) => path.startsWith(kind))!);
    const paths = inLongRun ? [...pages, ...states.values()] : [...pages, anOrder!, aReturn!].filter((_path, index) => isLookedAtHere(index, isPhone));
    for (const path of paths) await hold(page, `${prefix}/user/${path}`, { byKeys: isByKeys(path) });
  },
);

test(
  'on a phone all destinations are in sight on the overview, every other page leads back to it, and one line shows where in a destination one is',
  tagged(inEveryLanguage, onPhone),
  async ({ page, request, place }) => {
    test.skip(shopper === null || !place.isPhone, "the strip is a phone's");
    const answer = await request.post('/api/web/auth/signin', { data: { account: shopper!.email, password: shopper!.password } });
    await beSignedIn(page, ((await answer.json()) as { data: { token: string } }).data);
    // From the start: one that moves later moves under the finger that aims at another.
    await page.addInitScript(() =>
      addEventListener('pageshown', () =>
        document.documentElement.setAttribute('data-strip-at', String(document.querySelector('.user-nav-pages')?.scrollLeft)),
      ),
    );
    const destinations = page.locator('.user-nav-link');
    const strip = page.locator('.user-nav-pages');
    for (const path of ['log', 'security/activity', 'account', 'coupon']) {
      await page.goto(`${place.prefix}/user/${path}`);
      await expect(strip.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.user-nav-home')).toBeInViewport({ ratio: 1 });
      expect((await strip.boundingBox())!.height).toBeLessThan(64);
      // No half word at its beginning, wherever it stands; every page has its title.
      const cut = await strip.evaluate((element) => {
        const from = element.getBoundingClientRect().left;
        return [...element.children].filter((entry) => entry.getBoundingClientRect().left < from - 1 && entry.getBoundingClientRect().right > from + 1).length;
      });
      expect([path, cut]).toEqual([path, 0]);
      const heading = (await page.locator('main h1').boundingBox())!;
      expect([path, heading.height > 2]).toEqual([path, true]);
      for (const destination of await destinations.all()) await expect(destination).toBeHidden();
      const { atStart, now } = await strip.evaluate((element) => ({
        atStart: Number(document.documentElement.getAttribute('data-strip-at')),
        now: element.scrollLeft,
      }));
      expect(atStart).toBeCloseTo(now, 0);
    }
    await page.locator('.user-nav-home').tap();
    await expect(page).toHaveURL(new RegExp(`${place.prefix}/user/center$`));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(strip).toHaveCount(0);
    await expect(destinations).toHaveCount(6);
    for (const destination of await destinations.all()) await expect(destination).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('navigation', { name: place.translate('layout_user_area') })
      .getByRole('link', { name: place.translate('layout_user_savings') })
      .tap();
    await expect(page).toHaveURL(new RegExp(`${place.prefix}/user/credits$`));
    await expect(strip.getByRole('link')).toHaveText([place.translate('layout_user_credits'), place.translate('layout_user_coupon')]);
  },
);

test('a page of the account comes after its empty document without anything moving', async ({ page, request }) => {
  test.skip(shopper === null, 'no demo shopper is known: the shop was not started by this run');
  const answer = await request.post('/api/web/auth/signin', { data: { account: shopper!.email, password: shopper!.password } });
  await beSignedIn(page, ((await answer.json()) as { data: { token: string } }).data);
  await countMoves(page);
  for (const path of ['order', 'security']) {
    await page.goto(`/user/${path}`);
    await expect(page.locator('.user-nav')).toBeVisible();
    expect([path, await movesOf(page)]).toEqual([path, 0]);
  }
});
