/** The addresses of pages as the back office reads and changes them. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { recordAction } from '../../staff/index.ts';
import { detailKinds, mostFormerPaths, routesSchema, type RouteSettings, type StaffRoutes } from '../contract-routes.ts';
import { reservedSegments } from './rules.ts';
import { buildRouteTable, configuredPaths, RouteConflict, type ConflictSide } from './rules-table.ts';
import { findRootAddress, lockGroup, readGroups } from '../store.ts';
import { writeSettings } from '../write-settings.ts';

/** Two addresses of pages would match one path. Cure: Change one of the addresses that `data.errors` names. */
const conflict: ErrorSpec<FieldErrors> = { reason: 'routesConflict', wire: 40, status: 409, message: m.error_invalid_input, data: fieldErrorsSchema };

/** As it is stored now, past the process's memory. */
export async function readRoutesForStaff(db: Queryable): Promise<StaffRoutes> {
  return forStaff(await storedRoutes(db));
}

/**
 * Changes the addresses of the shop's pages, on all processes at once; former addresses redirect (308).
 * @throws stale (412); 409 naming both sides at their fields, where two addresses could match one path, or one is an item's at the root of the shop.
 */
export async function updateRoutes(context: Context, { value, ensureFresh }: { value: StaffRoutes; ensureFresh: EnsureFresh }): Promise<StaffRoutes> {
  await context.transaction(async (tx) => {
    await lockGroup(tx, 'routes');
    const before = await storedRoutes(tx);
    const current = forStaff(before);
    ensureFresh(current);
    const wanted = asStored(value, before);
    const routes = { ...wanted, former: formerPaths(before, wanted) };
    rejectConflict(context, value, routes);
    await rejectTakenRoot(context, tx, value, routes);
    await writeSettings(tx, 'routes', routes, context.now());
    await recordAction(tx, context, { action: 'settings.update', subject: 'routes', before: current, after: value });
  });
  return readRoutesForStaff(context.db);
}

async function storedRoutes(db: Queryable): Promise<RouteSettings> {
  const parsed = routesSchema.safeParse((await readGroups(db)).get('routes') ?? {});
  return parsed.success ? parsed.data : routesSchema.parse({});
}

const staffPath = (path: string): string => path.replace(/:slug/g, '{slug}');
const storedPath = (pattern: string): string => pattern.replace('{slug}', ':slug');

function forStaff(routes: RouteSettings): StaffRoutes {
  return {
    userBasePath: routes.userBasePath,
    appBasePath: routes.appPath.replace(/\*$/, ''),
    details: Object.fromEntries(detailKinds.map((kind) => [kind, staffPath(routes[kind])])) as StaffRoutes['details'],
    customCategories: routes.customCategories.map(({ type, path, source, texts, fields }) => ({
      key: type,
      slug: path.replace(/^\/|\/$/g, ''),
      source,
      texts,
      ...(fields.length > 0 ? { fields } : {}),
    })),
  };
}

/** A category whose fields are not sent keeps them. */
function asStored({ userBasePath, appBasePath, details, customCategories }: StaffRoutes, before: RouteSettings): Omit<RouteSettings, 'former'> {
  const fieldsOf = (key: string) => before.customCategories.find(({ type }) => type === key)?.fields ?? [];
  return {
    userBasePath,
    appPath: `${appBasePath}*`,
    ...(Object.fromEntries(detailKinds.map((kind) => [kind, storedPath(details[kind])])) as Record<(typeof detailKinds)[number], string>),
    customCategories: customCategories.map(({ key, slug, source, texts, fields }) => ({
      type: key,
      path: `/${slug}`,
      source,
      texts,
      fields: fields ?? fieldsOf(key),
    })),
  };
}

/** The latest change comes first; an address in use again is no longer a former one. */
function formerPaths(before: RouteSettings, wanted: Omit<RouteSettings, 'former'>): RouteSettings['former'] {
  const now = new Map(configuredPaths({ ...wanted, former: [] }).map(({ field, path }) => [field, path]));
  const left = configuredPaths(before).map(({ field, path }) => ({ field, path }));
  const all = [...left.filter(({ field, path }) => now.has(field) && now.get(field) !== path), ...before.former];
  const first = all.filter(({ field, path }, index) => all.findIndex((one) => one.field === field && one.path === path) === index);
  return first.filter(({ field, path }) => now.get(field) !== path).slice(0, mostFormerPaths);
}

/** Where the back office shows a setting's error. */
function fieldOf(value: StaffRoutes, field: string): string {
  if (field === 'appPath') return 'appBasePath';
  if (field === 'userBasePath') return field;
  const [, type] = field.split(':');
  return type === undefined ? `details.${field}` : `customCategories.${value.customCategories.findIndex(({ key }) => key === type)}.slug`;
}

function rejectConflict(context: Context, value: StaffRoutes, routes: RouteSettings): void {
  const { locale } = context;
  const keys = value.customCategories.map(({ key }) => key);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) throw invalidFields([[`customCategories.${twice}.key`, m.settings_routes_key_twice({ key: keys[twice]! }, { locale })]]);
  try {
    buildRouteTable(routes);
  } catch (error) {
    if (!(error instanceof RouteConflict)) throw error;
    const [one, other] = error.sides;
    const name = (side: ConflictSide | undefined) =>
      side ? m.settings_routes_side({ path: staffPath(side.path), name: nameOf(context, value, side) }, { locale }) : '';
    const message = m.settings_routes_conflict({ one: name(one), other: name(other) }, { locale });
    throw invalidFields(error.sides.flatMap(({ field }) => (field === null ? [] : [[fieldOf(value, field), message]])));
  }
}

const settingWords = {
  userBasePath: m.backoffice_routes_user,
  appPath: m.backoffice_routes_app,
  article: m.backoffice_routes_article,
  category: m.backoffice_routes_category,
  collection: m.backoffice_routes_collection,
  page: m.backoffice_routes_page,
  product: m.backoffice_routes_product,
  tag: m.backoffice_routes_tag,
} as const;

const ownWords = { language: m.settings_routes_side_language, server: m.settings_routes_side_server };

/** What one side of a conflict is called: a setting as its form names it, a custom category by its title. */
function nameOf({ locale }: Context, value: StaffRoutes, { field, name }: ConflictSide): string {
  if (field === null) return (ownWords[name as keyof typeof ownWords] ?? m.settings_routes_side_own)({}, { locale });
  // They stand in the middle of a sentence.
  if (Object.hasOwn(settingWords, field)) return settingWords[field as keyof typeof settingWords]({}, { locale }).toLowerCase();
  const custom = value.customCategories.find(({ key }) => `custom:${key}` === field);
  return textIn(custom?.texts as Texts<'title'> | undefined, 'title', locale) || (custom?.key ?? '');
}

async function rejectTakenRoot(context: Context, tx: Tx, value: StaffRoutes, routes: RouteSettings): Promise<void> {
  const slug = await findRootAddress(tx, [...reservedSegments(routes)]);
  if (slug === null) return;
  const field = configuredPaths(routes).find(({ path }) => path.split('/')[1] === slug)?.field ?? 'userBasePath';
  throw invalidFields([[fieldOf(value, field), m.settings_routes_root_taken({ slug }, { locale: context.locale })]]);
}

function invalidFields(errors: readonly (readonly [string, string])[]): ShopError {
  return new ShopError(conflict, { data: { errors: Object.fromEntries(errors) } });
}
