/** What the footer shows. */
import type { PaymentMark } from '#ui/order-parts/drawn-marks.ts';
import type { MenuEntry } from '../header/data.ts';

/** Contact details, as far as the settings have them: address lines and opening hours. */
export type FooterContact = { email: string; phone: string; address: string[]; hours: string };

/** Columns of links, the shop's text, and the languages and currencies to choose from. */
export type FooterData = {
  shopName: string;
  tagline: string;
  contact: FooterContact;
  columns: MenuEntry[];
  /** Languages to offer; `path` is this page in that language. */
  languages: { lang: string; title: string; path: string }[];
  currencies: string[];
  year: number;
  /** The ways to pay in the market of the page's currency. */
  marks: PaymentMark[];
  /** Whether the law of that market asks for a way to withdraw from a contract. */
  withdrawal: boolean;
};
