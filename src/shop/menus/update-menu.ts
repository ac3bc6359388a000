import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { findTargets } from '../catalog/index.ts';
import { pagesAt } from '../content/show/index.ts';
import { findPictures } from '../media/index.ts';
import { changeMenu, readSettings } from '../settings/index.ts';
import type { MenuEntry } from '../settings/contract.ts';
import { recordAction } from '../staff/index.ts';
import type { Menu } from './contract.ts';

/**
 * Changes a menu; pages show it at once.
 * @throws stale (412), invalidInput (400) naming the entry that leads nowhere or has an unknown picture
 */
export async function updateMenu(context: Context, { id, items, ensureFresh }: Menu & { ensureFresh: EnsureFresh }): Promise<Menu> {
  const errors = await faultsOf(context, items);
  if (Object.keys(errors).length > 0) throw new ShopError(invalidInput, { data: { errors } });
  await context.transaction(async (tx) => {
    await changeMenu(tx, id, {
      now: context.now(),
      decide(before) {
        ensureFresh({ id, items: before });
        return items;
      },
    });
    await recordAction(tx, context, { action: 'menus.update', subject: id });
  });
  return { id, items };
}

type Placed = { path: string; entry: MenuEntry };

function placed(entries: readonly MenuEntry[], above: string): Placed[] {
  return entries.flatMap((entry, index) => {
    const path = `${above}.${index}`;
    return [{ path, entry }, ...placed(entry.children ?? [], `${path}.children`)];
  });
}

/** What is wrong, by field; all targets are looked up in three statements however many there are. */
async function faultsOf(context: Context, items: readonly MenuEntry[]): Promise<Record<string, string>> {
  const all = placed(items, 'items');
  const wanted = (...types: MenuEntry['type'][]) => all.flatMap(({ entry }) => (types.includes(entry.type) && entry.target ? [entry.target] : []));
  const [listed, pages, pictures, { routes }] = await Promise.all([
    findTargets(context.db, { slugs: wanted('category', 'collection', 'product') }),
    pagesAt(context.db, wanted('page')),
    findPictures(
      context.db,
      all.flatMap(({ entry }) => entry.image ?? []),
      context.lang,
    ),
    readSettings(context.db),
  ]);
  const known = new Set([
    ...listed.map(({ kind, slug }) => `${kind} ${slug}`),
    ...pages.map((slug) => `page ${slug}`),
    ...routes.customCategories.map(({ type }) => `custom ${type}`),
  ]);
  const errors: Record<string, string> = {};
  const options = { locale: context.locale };
  for (const { path, entry } of all) {
    if (entry.type !== 'url' && !known.has(`${entry.type} ${entry.target ?? ''}`)) errors[`${path}.target`] = m.menus_target_unknown({}, options);
    if (entry.image && !pictures.has(entry.image)) errors[`${path}.image`] = m.menus_picture_unknown({}, options);
    if (!Object.values(entry.texts).some((texts) => texts?.['title']?.trim())) errors[`${path}.texts`] = m.menus_title_missing({}, options);
  }
  return errors;
}
