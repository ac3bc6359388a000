/** The merchant's templates as pages need them: what is published from memory, drafts for a preview as they stand. */
import type { Reader } from '#kit/server/database.ts';
import { keepReading } from '#kit/server/kept-reading.ts';
import type { SectionChoice } from './contract.ts';
import { findDrafts, findPublished, type ShownVersion } from './store.ts';

/** Sections by template name. */
export type TemplatesByName = ReadonlyMap<string, readonly SectionChoice[]>;

/** The merchant's templates: sections by name, and the names whose pages are left without a sign of loading. */
export type MerchantTemplates = { sections: TemplatesByName; noReload: ReadonlySet<string> };

// A lost notice must not keep an old template for ever.
const keptMs = 60_000;
const byName = (rows: readonly ShownVersion[]): MerchantTemplates => ({
  sections: new Map(rows.map((row) => [row.name, row.sections])),
  noReload: new Set(rows.flatMap((row) => (row.noReload ? [row.name] : []))),
});
const published = keepReading(async (reader) => byName(await findPublished(reader)), keptMs);

/** The published templates, from memory until a change is announced. */
export const readPublishedTemplates = (reader: Reader): Promise<MerchantTemplates> => published.read(reader);

/** Forgets them; called when a template was announced as stale. */
export const dropTemplates = (reader: Reader): void => published.forget(reader);

/** The drafts of some templates, for those who may see them. */
export async function readTemplateDrafts(reader: Reader, names: readonly string[]): Promise<MerchantTemplates> {
  return byName(await findDrafts(reader, names));
}
