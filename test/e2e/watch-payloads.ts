/** A browser that reports when anything of a payload runs, or stands on a page so that it could. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { dangers } from './dangers.ts';

/** What has run, and where. */
export const ran: { what: string; page: string }[] = [];
/** What the API could not answer: such a page shows less than it should. */
export const failed: string[] = [];

/** A browser without content security policy: only escaping and sanitising prevent a script from running. */
export async function watching(browser: Browser, { baseURL, storage = {} }: { baseURL: string; storage?: Record<string, string> }): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, baseURL });
  await context.exposeBinding('__run', ({ page }, what) => void ran.push({ what: String(what), page: page.url() }));
  await context.addInitScript(
    (items) => {
      // (A page without an address has no storage.)
      if (location.protocol !== 'http:') return;
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { languageChosen: 'true', ...storage },
  );
  context.on('response', (response) => {
    if (response.status() >= 500) failed.push(new URL(response.url()).pathname);
  });
  context.on('dialog', (dialog) => {
    ran.push({ what: dialog.message(), page: dialog.page()?.url() ?? '' });
    void dialog.dismiss();
  });
  return context;
}

/** The columns whose text is on the page: in text, attributes and fields; not in scripts, which hold what the page may show later. */
function marksOnPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    /^(?:script|style|template|noscript)$/i.test(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...[...node.attributes].map(({ value }) => value));
    else texts.push(node.textContent ?? '');
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(node.value);
  }
  return texts.flatMap((text) => [...text.matchAll(/\[\[([a-z_]+\.[a-z_]+)\]\]/g)].map(([, column]) => column!));
}

/** Comes near everything on the open page and holds that nothing of it runs. Answers the columns whose text it shows. */
export async function examine(page: Page, what: string): Promise<Set<string>> {
  await page.mouse.move(300, 300);
  const marks = new Set<string>();
  // A frame of written markup is looked at in the attribute that holds it: where it may run nothing, nothing can be asked of it.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:srcdoc')) {
    expect.soft(await frame.evaluate(dangers), what).toEqual([]);
    for (const mark of await frame.evaluate(marksOnPage)) marks.add(mark);
  }
  expect(ran, what).toEqual([]);
  expect.soft(failed.splice(0), what).toEqual([]);
  return marks;
}

/** Opens a page and examines it once all has come. */
export async function look(page: Page, path: string): Promise<Set<string>> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return examine(page, path);
}

/** Waits until a page's text has stayed the same for most of a second: the network can be quiet while a busy processor still draws. */
async function settled(page: Page): Promise<void> {
  let [before, same] = ['', 0];
  const unchanged = async () => {
    const text = await page.evaluate(() => document.body.innerText);
    same = text === before ? same + 1 : 0;
    before = text;
    return same;
  };
  await expect.poll(unchanged, { intervals: [250] }).toBeGreaterThanOrEqual(3);
}

/** Looks at all of them, some at a time: a page is mostly waited for. `each` besides looks at what is shown. */
export async function lookAtAll(context: BrowserContext, paths: readonly string[], each?: (page: Page, path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const atOnce = 3;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const page = await context.newPage();
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await page.goto(path, { waitUntil: 'networkidle' });
        if (each) {
          await each(page, path);
          await settled(page);
        }
        await examine(page, path);
      }
      await page.close();
    }),
  );
}
