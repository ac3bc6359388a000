/** What the bare header and footer show. */
import type { HeaderData } from '../header/data.ts';

/** The shop, and where help is had. */
export type BareHeaderData = Pick<HeaderData, 'shopName' | 'logo'> & { helpPath: string };

/** The shop's policies that are published, in the page's language. */
export type BareFooterData = { shopName: string; year: number; policies: { title: string; path: string }[] };
