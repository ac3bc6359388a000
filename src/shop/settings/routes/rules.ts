/** Which first segments of an address are spoken for. Pure. */
import { languages } from '#kit/pure/languages.ts';
import type { RouteSettings } from '../contract-routes.ts';
import { fixedPages } from './rules-pages.ts';

/** First segments that are not pages: files and programs of the shop. */
export const serverSegments = [
  'api',
  'apple-touch-icon.png',
  'assets',
  'backoffice',
  'currency',
  'document',
  'favicon.ico',
  'favicon.svg',
  'feed.xml',
  'healthz',
  'maintenance',
  'maintenance.css',
  'manifest.webmanifest',
  'media',
  'metrics',
  'offline',
  'payment',
  'payment-marks',
  'product-feed.xml',
  'readyz',
  'robots.txt',
  'service-worker.js',
  'sitemap.xml',
  'sitemap',
  'theme',
  'ws',
];

/** First segments that no configuration moves: those, and of pages with an address of their own. */
const fixedSegments = [...serverSegments, ...new Set(fixedPages.map(([, path]) => path.split('/')[1]!).filter((segment) => segment !== ''))];

/** First segments that no item at the root of the shop (`/{slug}`) can have under these addresses. */
export function reservedSegments(routes: RouteSettings): Set<string> {
  const { userBasePath, appPath, article, category, collection, page, product, tag, customCategories } = routes;
  const paths = [userBasePath, appPath, article, category, collection, page, product, tag, ...customCategories.map((custom) => custom.path)];
  const first = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => segment !== '' && !/[:*]/.test(segment));
  return new Set([...fixedSegments, ...languages, ...first]);
}

/** First segments below which everything is the shop's own; below the others items come and go. */
const listSegments = new Set(['tag', 'brand', 'promotion', 'coupon', 'inquiry']);

/** Whether the shop itself always answers at a path (without language prefix): a file or program of it, or a fixed page. */
export function isFixedAddress(routes: RouteSettings, path: string): boolean {
  const first = path.split('/')[1] ?? '';
  if (path === '/' || (fixedSegments.includes(first) && !listSegments.has(first))) return true;
  if (path.startsWith(routes.userBasePath) || `${path}/` === routes.userBasePath) return true;
  const lists = [...listSegments].filter((segment) => segment !== 'inquiry').map((segment) => `/${segment}`);
  return [...lists, ...routes.customCategories.map((custom) => custom.path.replace(/\/$/, ''))].includes(path);
}
