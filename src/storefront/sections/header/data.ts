/** What the header shows. */
import type { PictureData } from '#ui/picture-data.ts';

/** One entry of a menu, in the page's language; `type` says what it leads to. */
export type MenuEntry = { title: string; type: string; path: string | null; picture?: PictureData | null; children: MenuEntry[] };

/** Everything on the header is the same on all pages of one language, so that the browser can keep it while pages change. */
export type HeaderData = { shopName: string; logo?: PictureData; announcement: { text: string; path: string | null } | null; menu: MenuEntry[] };

/** What is sold comes first; where a menu names it, what leads elsewhere is set back. */
export function inOrder(entries: readonly MenuEntry[]): { goods: MenuEntry[]; others: MenuEntry[] } {
  const goods = entries.filter(({ type }) => type === 'category');
  return goods.length === 0 ? { goods: [...entries], others: [] } : { goods, others: entries.filter(({ type }) => type !== 'category') };
}
