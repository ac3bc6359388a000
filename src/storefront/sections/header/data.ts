/** What the header shows. */
import type { PictureData } from '#ui/picture-data.ts';

/** One entry of a menu, in the page's language. */
export type MenuEntry = { title: string; path: string | null; picture?: PictureData | null; children: MenuEntry[] };

/** Everything on the header is the same on all pages of one language, so that the browser can keep it while pages change. */
export type HeaderData = { shopName: string; logo?: PictureData; announcement: { text: string; path: string | null } | null; menu: MenuEntry[] };
