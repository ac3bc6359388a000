/** What a component may know of the page that it stands on: the same on the server and in the browser. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '#kit/pure/languages.ts';
import { formatPrice, formatShortMoney } from '#kit/pure/amount.ts';

/** The public facts of a page; never who asks. */
export type PageView = {
  /** Language prefix of the address (`en`, `zh-TW`); content was chosen for it. */
  lang: string;
  /** The message catalogue in use; also the `lang` attribute of the text shown. */
  locale: Locale;
  currency: string;
  /** Path without language prefix, beginning with `/`. */
  path: string;
  /** The page's kind (`product`, `cart`, …). */
  kind: string;
  /** Where the user area begins, `/user/` unless configured. */
  userBasePath: string;
  /** What the theme lets product pages and lists show (a product may say no besides), and which of the usual pages are published. */
  shows: Readonly<{ slides: boolean; favorites: boolean; carts: boolean; pages: readonly string[] }>;
  /** Patterns of detail pages (`/product/:slug`); use `detailPath`. */
  paths: Readonly<Record<DetailKind, string>>;
  /** Paths of this page in the languages in which it exists, by language prefix. */
  alternates: Readonly<Record<string, string>>;
};

/** Kinds of pages whose addresses the merchant can change. */
export type DetailKind = 'article' | 'category' | 'collection' | 'page' | 'product' | 'tag';

/** The path of a detail page, without language prefix. */
export function detailPath(view: Pick<PageView, 'paths'>, kind: DetailKind, slug: string): string {
  return view.paths[kind].replace(':slug', () => encodeURIComponent(slug));
}

const PageViewContext = createContext<PageView | null>(null);

/** Gives a page's facts to all below. */
export function PageViewProvider({ value, children }: { value: PageView; children: ReactNode }) {
  return <PageViewContext value={value}>{children}</PageViewContext>;
}

/** The facts of the page that this component stands on. */
export function usePageView(): PageView {
  const view = useContext(PageViewContext);
  if (!view) throw new Error('usePageView outside of a page');
  return view;
}

/** An address of the shop in the page's language: `/cart` → `/zh/cart` on a Chinese page. A whole address stays as it is. */
export function localPath(view: Pick<PageView, 'lang'>, path: string): string {
  if (!path.startsWith('/')) return path;
  return view.lang === 'en' ? path : `/${view.lang}${path === '/' ? '' : path}`;
}

/** A hook form of `localPath`. */
export function useHref(): (path: string) => string {
  const view = usePageView();
  return (path) => localPath(view, path);
}

/** Money in the page's language (`formatPrice`). */
export function useMoney(): (money: { amount: number; currency: string }) => string {
  const { locale } = usePageView();
  return (money) => formatPrice(money, locale);
}

/** A price in a text: without decimals where there are none. */
export function usePriceInText(): (price: { amount: number; currency: string }) => string {
  const { locale } = usePageView();
  return (price) => formatShortMoney(price, locale);
}
