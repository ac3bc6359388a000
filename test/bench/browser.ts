/** The Chromium that measurements run in. */
import { ensureChromium } from '../../tools/chromium.mjs';

/** Its path; undefined where it is Playwright's own. */
export const chromiumPath = (): string | undefined => ensureChromium({ shell: false }) ?? undefined;

/** What it is started with: nothing of its own over the network, and no sandbox for root, who cannot have one. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--no-first-run',
];

/** The address of a product that the home page links to. */
export async function firstProduct(url: string): Promise<string> {
  return linkOf(await (await fetch(`${url}/`)).text(), 'product');
}

/** The address of a category that the home page links to. */
export async function firstCategory(url: string): Promise<string> {
  return linkOf(await (await fetch(`${url}/`)).text(), 'category');
}

function linkOf(html: string, kind: string): string {
  const found = new RegExp(`href="(/${kind}/[^"?#]+)"`).exec(html);
  if (!found) throw new Error(`the home page links to no ${kind}`);
  return found[1]!;
}
