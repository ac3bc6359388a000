import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { findPictures } from '../media/index.ts';
import { recordAction } from '../staff/index.ts';
import { themeSchema, type StaffSettingsGroup } from './contract.ts';
import { readSettingsForStaff, type StaffSettings } from './read-settings-for-staff.ts';
import { lockGroup } from './store.ts';
import { writeSettings } from './write-settings.ts';

/**
 * Changes one group of the configuration. What it changes is seen at once, without a rebuild.
 * @throws stale (412), invalidInput (400) for a theme field that does not exist or does not fit, and for a picture that is not there.
 */
export async function updateSettings<Group extends StaffSettingsGroup>(
  context: Context,
  change: { group: Group; value: StaffSettings[Group]; ensureFresh: EnsureFresh },
): Promise<StaffSettings[Group]> {
  const { group, value } = change;
  if ('changes' in value) checkTheme(context, value.changes as Record<string, unknown>);
  if ('logo' in value) await checkPictures(context, value);
  await context.transaction(async (tx) => {
    await lockGroup(tx, group);
    const before = await readSettingsForStaff(tx, group);
    change.ensureFresh(before);
    await writeSettings(tx, group, value as never, context.now());
    await recordAction(tx, context, { action: 'settings.update', subject: group, before, after: value });
  });
  return readSettingsForStaff(context.db, group);
}

async function checkPictures(context: Context, { logo, icon, socialPicture }: StaffSettings['shop']): Promise<void> {
  const named = Object.entries({ logo, icon, socialPicture }).flatMap(([field, id]) => (id ? [{ field, id }] : []));
  const known = await findPictures(
    context.db,
    named.map(({ id }) => id),
    context.locale,
  );
  const unknown = named.find(({ id }) => !known.has(id));
  if (unknown) throw fieldError(unknown.field, m.menus_picture_unknown({}, { locale: context.locale }));
}

function checkTheme(context: Context, changes: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(changes)) {
    const schema = Object.hasOwn(themeSchema.shape, field) ? themeSchema.shape[field as keyof typeof themeSchema.shape] : undefined;
    if (!schema?.safeParse(value).success) throw fieldError(`changes.${field}`, m.error_field_invalid({ field }, { locale: context.locale }));
  }
}
