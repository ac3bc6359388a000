/** The route table: every page of the shop with its address, made out of the configuration. Pure. */
import { languages } from '#kit/pure/languages.ts';
import { detailKinds, type RouteSettings } from '../contract-routes.ts';
import { reservedSegments, serverSegments } from './rules.ts';
import { fixedPages, userPages, type PageName } from './rules-pages.ts';
import { fillPattern, matchSegments, overlap, parsePattern, type Segment } from './rules-pattern.ts';

/** Which rule wins when several match: a literal path, a pattern, an item at the root, the app's catch-all. */
export const ranks = ['literal', 'pattern', 'root', 'app'] as const;

/** One rule. `page` names the page kind that answers; `type` is a custom category's; `field` the setting that it comes from, null where nobody can change it. */
export type RouteRule = { page: PageName; path: string; segments: Segment[]; rank: (typeof ranks)[number]; type?: string; field: string | null };

/** The table. */
export type RouteTable = {
  rules: readonly RouteRule[];
  literals: ReadonlyMap<string, RouteRule>;
  patterns: readonly RouteRule[];
  reserved: ReadonlySet<string>;
  /** Rules of addresses that were changed since, newest first. */
  former: readonly RouteRule[];
};

/** One side of a conflict: a path, what it is of, and the setting it comes from (null: the shop's own). */
export type ConflictSide = Pick<RouteRule, 'path' | 'field'> & { name: string };

/** Two rules of equal rank that could match one path, or a path that can be none (one side). */
export class RouteConflict extends Error {
  readonly sides: readonly ConflictSide[];
  constructor(message: string, sides: readonly ConflictSide[]) {
    super(message);
    this.sides = sides;
  }
}

/** Makes the table. @throws RouteConflict, BadPattern when the configuration cannot be served */
export function buildRouteTable(settings: RouteSettings): RouteTable {
  const configured = configuredPaths(settings);
  const rules = [
    ...fixedPages.map(([page, path]) => ruleOf({ page, path, field: null })),
    ...configured.flatMap((one) => rulesOf(one)),
    ruleOf({ page: 'root', path: '/:slug', field: null }, 'root'),
  ];
  rejectForeign(rules);
  rejectConflicts(rules);
  return {
    rules,
    literals: new Map(rules.filter((rule) => rule.rank === 'literal').map((rule) => [literalKey(rule), rule])),
    patterns: ranks.slice(1).flatMap((rank) => rules.filter((rule) => rule.rank === rank)),
    reserved: reservedSegments(settings),
    former: settings.former.flatMap(({ field, path }) => {
      const now = configured.find((one) => one.field === field);
      return now ? rulesOf({ ...now, path }) : [];
    }),
  };
}

/** A path that the merchant can change. `field` names it: a field of the settings, or `custom:<type>`. */
export type ConfiguredPath = { field: string; path: string; custom?: RouteSettings['customCategories'][number] };

/** All of them. */
export function configuredPaths(settings: RouteSettings): ConfiguredPath[] {
  return [
    ...(['userBasePath', 'appPath', ...detailKinds] as const).map((field) => ({ field, path: settings[field] })),
    ...settings.customCategories.map((custom) => ({ field: `custom:${custom.type}`, path: custom.path, custom })),
  ];
}

function rulesOf({ field, path, custom }: ConfiguredPath): RouteRule[] {
  const side = { path, field, name: field };
  if (custom) {
    const { type } = custom;
    const list = ruleOf({ page: 'custom', path, field, type });
    // Articles have pages of their own already.
    return custom.source === 'article' ? [list] : [list, ruleOf({ page: 'custom-detail', path: `${path.replace(/\/$/, '')}/:slug`, field, type })];
  }
  if (field === 'userBasePath') {
    if (!/^(\/[^/:*]+)+\/$/.test(path)) throw new RouteConflict(`routes.userBasePath "${path}" must begin and end with a slash and hold no parameter`, [side]);
    return userPages.map(([page, below]) => ruleOf({ page, path: `${path}${below}`, field }));
  }
  if (field === 'appPath') {
    if (!path.endsWith('/*')) throw new RouteConflict(`routes.appPath "${path}" must end in "/*"`, [side]);
    return [ruleOf({ page: 'app', path, field }, 'app')];
  }
  const [slug, ...others] = parsePattern(path).filter((segment) => segment.kind === 'param');
  if (slug?.kind !== 'param' || slug.name !== 'slug' || others.length > 0 || path.includes('*'))
    throw new RouteConflict(`routes.${field} "${path}" must hold ":slug" once and no other parameter`, [side]);
  const detail = ruleOf({ page: field as (typeof detailKinds)[number], path, field });
  return field === 'product' ? [detail, ruleOf({ page: 'product-variant', path: `${path.replace(/\/$/, '')}/:sku`, field })] : [detail];
}

function ruleOf(rule: Omit<RouteRule, 'segments' | 'rank'>, rank?: RouteRule['rank']): RouteRule {
  const segments = parsePattern(rule.path);
  return { ...rule, segments, rank: rank ?? (segments.every((segment) => segment.kind === 'literal') ? 'literal' : 'pattern') };
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

/** Where a page lives now whose address was changed, by its old path's decoded parts; null when there was none. */
export function formerAddress(table: RouteTable, parts: readonly string[]): string | null {
  for (const rule of table.former) {
    const params = matchSegments(rule.segments, parts);
    const now = params && table.rules.find(({ page, type }) => page === rule.page && type === rule.type);
    if (now && params) return fillPattern(now.path, params);
  }
  return null;
}

function literalKey(rule: RouteRule): string {
  return rule.segments.map((segment) => (segment.kind === 'literal' ? segment.text : '')).join('/');
}

/** Addresses that begin with a language, or as files and programs of the shop do, never reach a page. */
function rejectForeign(rules: readonly RouteRule[]): void {
  for (const rule of rules) {
    const [first] = rule.segments;
    const spoken = first?.kind === 'literal' && [...languages, ...serverSegments].find((segment) => segment === first.text);
    if (spoken)
      throw conflictOf(sideOf(rule), { path: `/${spoken}`, name: (languages as readonly string[]).includes(spoken) ? 'language' : 'server', field: null });
  }
}

function rejectConflicts(rules: readonly RouteRule[]): void {
  for (const [index, rule] of rules.entries())
    for (const other of rules.slice(index + 1))
      if (rule.rank === other.rank && overlap(rule.segments, other.segments)) throw conflictOf(sideOf(rule), sideOf(other));
}

const sideOf = ({ path, field, page, type }: RouteRule): ConflictSide => ({ path, field, name: type ? `${page} ${type}` : page });

function conflictOf(one: ConflictSide, other: ConflictSide): RouteConflict {
  const words = `routes: "${one.path}" (${one.name}) and "${other.path}" (${other.name}) could match the same path; change one of them`;
  return new RouteConflict(words, [one, other]);
}
