/** From an address to a page: language prefix, then the route table. Pure. */
import { defaultLanguage, isLanguage, type Language } from '#kit/pure/languages.ts';
import { findRule, type RouteRule, type RouteTable } from '#shop/settings/routes/index.ts';

/** What an address means. `rule` is null when no page lives there. */
export type RouteMatch = {
  lang: Language;
  /** Whether the address named the default language, whose pages live without a prefix. */
  superfluousPrefix: boolean;
  /** Path without language prefix and without trailing slash, as encoded in the address. */
  path: string;
  rule: RouteRule | null;
  params: Record<string, string>;
};

const longestPath = 2_000;

/** Matches a path (no query). */
export function matchPath(table: RouteTable, pathname: string): RouteMatch {
  const raw = pathname.split('/').slice(1);
  if (raw.at(-1) === '') raw.pop();
  const first = raw[0];
  const lang = first !== undefined && isLanguage(first) ? first : undefined;
  if (lang) raw.shift();
  const nowhere = { lang: lang ?? defaultLanguage, superfluousPrefix: lang === defaultLanguage, rule: null, params: {} };
  const parts = pathname.length > longestPath ? null : decodeParts(raw);
  if (!parts) return { ...nowhere, path: '/error/404' };
  const path = `/${parts.map(encodeURIComponent).join('/')}`;
  const found = findRule(table, parts);
  return found ? { ...nowhere, path, ...found } : { ...nowhere, path };
}

function decodeParts(raw: readonly string[]): string[] | null {
  try {
    const parts = raw.map(decodeURIComponent);
    // No page has an empty part, a part of dots or control characters in its address.
    return parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/\p{Cc}/u.test(part)) ? parts : null;
  } catch {
    return null;
  }
}
