/** The shop's languages as staff keep them: one record for each, stored as the group `languages`. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { isShopLanguage, type LanguageInput, type languageSorts, type ShopLanguage } from './contract-languages.ts';
import { readSettingsForStaff } from './read-settings-for-staff.ts';
import { changeLanguages, listLanguages } from './rules-languages.ts';
import { lockGroup } from './store.ts';
import { writeSettings } from './write-settings.ts';

/** A page of languages, in the order in which they are offered unless asked otherwise. */
export async function listLanguagesForStaff(
  context: Context,
  { page, size, order }: ResourceList<object, (typeof languageSorts)[number]>,
): Promise<{ items: ShopLanguage[]; total: number }> {
  const all = listLanguages(await readSettingsForStaff(context.db, 'languages'));
  const by = order.field === 'id' ? all.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : all;
  const ordered = order.direction === 'desc' ? by.toReversed() : by;
  return { items: ordered.slice((page - 1) * size, page * size), total: all.length };
}

/** One of them. @throws notFound (404) */
export async function readLanguage(context: Pick<Context, 'db'>, id: string): Promise<ShopLanguage> {
  const found = listLanguages(await readSettingsForStaff(context.db, 'languages')).find((one) => one.id === id);
  if (!found) throw new ShopError(notFound);
  return found;
}

/**
 * Names a language, switches it on or off, moves it, or makes it the default. Pages show it at once.
 * @throws notFound (404), stale (412), invalidInput (40) naming `enabled` or `default`: the default and English stay on
 */
export async function changeLanguage(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: LanguageInput; ensureFresh: EnsureFresh },
): Promise<ShopLanguage> {
  if (!isShopLanguage(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    await lockGroup(tx, 'languages');
    ensureFresh(await readLanguage({ db: tx }, id));
    const before = await readSettingsForStaff(tx, 'languages');
    const after = changeLanguages(before, id, input);
    const options = { locale: context.locale };
    if (after === 'englishStays') throw fieldError('enabled', m.settings_english_stays({}, options));
    if (after === 'offIsNoDefault') throw fieldError('default', m.settings_off_is_no_default({}, options));
    if (after === 'defaultStays') throw fieldError(input.default === false ? 'default' : 'enabled', m.settings_default_stays({}, options));
    await writeSettings(tx, 'languages', after, context.now());
    await recordAction(tx, context, { action: 'language.update', subject: id, before, after });
  });
  return readLanguage(context, id);
}
