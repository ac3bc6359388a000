/** What the footer shows. */
import type { MenuEntry } from '../header/data.ts';

/** Columns of links, the shop's text, and the languages and currencies to choose from. */
export type FooterData = {
  shopName: string;
  tagline: string;
  email: string | null;
  columns: MenuEntry[];
  /** Languages to offer; `path` is this page in that language. */
  languages: { lang: string; title: string; path: string }[];
  currencies: string[];
  year: number;
  /** Whether the law of a market asks for a way to withdraw from a contract. */
  withdrawal: boolean;
};
