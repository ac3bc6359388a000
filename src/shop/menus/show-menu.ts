import { textIn } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { unpublishedListings } from '#shop/catalog/listings/index.ts';
import { layoutPictures } from '#shop/media/pictures/index.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import type { MenuEntry, RouteSettings } from '../settings/contract.ts';
import { readSettings } from '../settings/index.ts';
import type { ShownEntry } from './contract.ts';

/**
 * A menu as shoppers see it, in a language, without entries that lead to a category or collection that is not published; null where there is none.
 * Its first level alone has pictures.
 */
export async function readShownMenu(db: Queryable, { key, lang }: { key: string; lang: string }): Promise<ShownEntry[] | null> {
  const [{ menus, routes }, hidden] = await Promise.all([readSettings(db), unpublishedListings(db)]);
  if (!Object.hasOwn(menus, key)) return null;
  const entries = menus[key]!;
  const ids = entries.map(({ image }) => image).filter((id) => typeof id === 'string');
  const pictures: Shown['pictures'] = ids.length === 0 ? new Map() : await layoutPictures(db, ids, lang);
  return shownEntries(entries, { lang, routes, hidden, pictures });
}

type Shown = { lang: string; routes: RouteSettings; hidden: ReadonlySet<string>; pictures: ReadonlyMap<string, NonNullable<ShownEntry['picture']>> };

const shownEntries = (entries: readonly MenuEntry[], shown: Shown): ShownEntry[] =>
  entries.filter(({ type, target = '' }) => !shown.hidden.has(`${type} ${target}`)).map((entry) => entryIn(entry, shown));

function entryIn(entry: MenuEntry, shown: Shown): ShownEntry {
  const { texts, type, target, image, children = [] } = entry;
  return {
    title: textIn(texts, 'title', shown.lang),
    type,
    target: type === 'url' ? null : (target ?? null),
    path: pathOfEntry(entry, shown.routes),
    picture: image ? (shown.pictures.get(image) ?? null) : null,
    children: shownEntries(children, shown),
  };
}

function pathOfEntry({ type, target = '', url }: MenuEntry, routes: RouteSettings): string | null {
  if (type === 'url') return url ?? null;
  if (type === 'custom') return routes.customCategories.find((custom) => custom.type === target)?.path ?? null;
  return pathOf(routes, type, target);
}
