/** The route table: every page of the shop with its address, made once out of the configuration. Pure. */
import type { RouteSettings } from '#shop/settings/contract.ts';
import { reservedSegments } from '#shop/settings/index.ts';
import { fixedPages, userPages, type PageName } from './pages.ts';
import { matchSegments, overlap, parsePattern, type Segment } from './pattern.ts';

/** Which rule wins when several match: a literal path, a pattern, an item at the root, the app's catch-all. */
export const ranks = ['literal', 'pattern', 'root', 'app'] as const;

/** One rule. `page` names the page kind that answers; `type` is a custom category's. */
export type RouteRule = { page: PageName; path: string; segments: Segment[]; rank: (typeof ranks)[number]; type?: string };

/** The table. */
export type RouteTable = {
  rules: readonly RouteRule[];
  literals: ReadonlyMap<string, RouteRule>;
  patterns: readonly RouteRule[];
  reserved: ReadonlySet<string>;
  paths: RoutePaths;
};

/** Patterns of detail pages and the base of the user area, for making links. */
export type RoutePaths = Pick<RouteSettings, 'article' | 'category' | 'collection' | 'page' | 'product' | 'tag' | 'userBasePath'>;

/** Two rules of equal rank that could match one path. */
export class RouteConflict extends Error {}

/** Makes the table. @throws RouteConflict, BadPattern when the configuration cannot be served */
export function buildRouteTable(settings: RouteSettings): RouteTable {
  const rules: RouteRule[] = [];
  const add = (page: PageName, path: string, more: { rank?: RouteRule['rank']; type?: string } = {}) => {
    const segments = parsePattern(path);
    const rank = more.rank ?? (segments.every((segment) => segment.kind === 'literal') ? 'literal' : 'pattern');
    rules.push({ page, path, segments, rank, ...(more.type ? { type: more.type } : {}) });
  };
  for (const [page, path] of fixedPages) add(page, path);
  for (const detail of ['article', 'category', 'collection', 'page', 'product', 'tag'] as const) add(detail, checkedDetail(detail, settings[detail]));
  add('product-variant', `${settings.product.replace(/\/$/, '')}/:sku`);
  const base = checkedBase(settings.userBasePath);
  for (const [page, path] of userPages) add(page, `${base}${path}`);
  for (const { type, path, source } of settings.customCategories) {
    add('custom', path, { type });
    // Articles have pages of their own already.
    if (source !== 'article') add('custom-detail', `${path.replace(/\/$/, '')}/:slug`, { type });
  }
  if (!settings.appPath.endsWith('/*')) throw new RouteConflict(`routes.appPath "${settings.appPath}" must end in "/*"`);
  add('app', settings.appPath, { rank: 'app' });
  add('root', '/:slug', { rank: 'root' });
  refuseConflicts(rules);
  return {
    rules,
    literals: new Map(rules.filter((rule) => rule.rank === 'literal').map((rule) => [literalKey(rule), rule])),
    patterns: ranks.slice(1).flatMap((rank) => rules.filter((rule) => rule.rank === rank)),
    reserved: reservedSegments(settings),
    paths: settings,
  };
}

/** The rule for a path's decoded parts, and what its parameters are. */
export function findRule(table: RouteTable, parts: readonly string[]): { rule: RouteRule; params: Record<string, string> } | null {
  const literal = table.literals.get(parts.join('/'));
  // Decoded parts may hold slashes: `cart%2Fx` must not be taken for two parts.
  if (literal && literal.segments.length === parts.length) return { rule: literal, params: {} };
  for (const rule of table.patterns) {
    const params = matchSegments(rule.segments, parts);
    if (params && !(rule.rank === 'root' && table.reserved.has(parts[0] ?? ''))) return { rule, params };
  }
  return null;
}

function literalKey(rule: RouteRule): string {
  return rule.segments.map((segment) => (segment.kind === 'literal' ? segment.text : '')).join('/');
}

function checkedDetail(name: string, path: string): string {
  const slugs = parsePattern(path).filter((segment) => segment.kind === 'param');
  if (slugs.length !== 1 || slugs[0]!.kind !== 'param' || slugs[0]!.name !== 'slug' || path.includes('*'))
    throw new RouteConflict(`routes.${name} "${path}" must hold ":slug" once and no other parameter`);
  return path;
}

function checkedBase(base: string): string {
  if (!/^(\/[^/:*]+)+\/$/.test(base)) throw new RouteConflict(`routes.userBasePath "${base}" must begin and end with a slash and hold no parameter`);
  return base;
}

function refuseConflicts(rules: readonly RouteRule[]): void {
  for (const [index, rule] of rules.entries()) {
    for (const other of rules.slice(index + 1)) {
      if (rule.rank === other.rank && overlap(rule.segments, other.segments)) {
        throw new RouteConflict(
          `routes: "${rule.path}" (${nameOf(rule)}) and "${other.path}" (${nameOf(other)}) could match the same path; change one of them`,
        );
      }
    }
  }
}

const nameOf = (rule: RouteRule) => (rule.type ? `${rule.page} ${rule.type}` : rule.page);
