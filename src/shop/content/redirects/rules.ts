/** Which addresses a redirect may have. Pure. */
import { isLanguage } from '#kit/pure/languages.ts';
import { missingLimits } from './contract.ts';

/**
 * A path as the shop compares it: each part encoded one way, no slash at the end. Null for what is no path of the shop: a
 * language prefix, a query, an empty part or one of dots, and whatever a browser could read as another site.
 */
export function cleanPath(text: string): string | null {
  if (!text.startsWith('/') || /[?#\\\s]|\p{Cc}/u.test(text)) return null;
  const raw = text.slice(1).split('/');
  if (raw.at(-1) === '') raw.pop();
  try {
    const parts = raw.map(decodeURIComponent);
    if (isLanguage(parts[0] ?? '')) return null;
    if (!parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[/\\]|\p{Cc}/u.test(part))) return null;
    return `/${parts.map(encodeURIComponent).join('/')}`;
  } catch {
    return null;
  }
}

/** A whole address of one of these hosts, as browsers write it; null for any other. */
export function cleanAddress(text: string, hosts: readonly string[]): string | null {
  if (!/^https:\/\/[^/\\\s]/i.test(text) || /[\\\s]|\p{Cc}/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' && url.hash === '';
  return plain && hosts.includes(url.hostname) ? url.href : null;
}

const files = /\.(?:m?js|css|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|json|xml|txt|env|zip|gz|sql|bak)$/i;
const probes = /^\/(?:error\/|wp-|cgi-bin|xmlrpc|phpmyadmin|vendor\/)/i;
// A number of a person or an order, or a token: what nobody but the visitor should know.
const secrets = /@|\d{6,}|[0-9a-f]{16,}|[^/-]{33,}/i;

/**
 * Whether a path (without language prefix) at which nothing is may stand in the list of missing addresses: one that a redirect could begin at, no
 * file, nothing that programs probe for, and nothing that could name a person.
 */
export function isWorthNoting(path: string): boolean {
  if (path.length > missingLimits.pathLength || cleanPath(path) === null) return false;
  const plain = decodeURIComponent(path);
  return plain !== '/' && !/\/\./.test(plain) && !files.test(plain) && !probes.test(plain) && !secrets.test(plain.replaceAll(/[\s-](?=\d)/g, ''));
}
