/** The merchant's templates as pages need them: what is published from memory, drafts for a preview as they stand. */
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { SectionChoice } from './contract.ts';
import { findDrafts, findPublished, type ShownVersion } from './store.ts';

/** Sections by template name. */
export type TemplatesByName = ReadonlyMap<string, readonly SectionChoice[]>;

/** The merchant's templates: sections by name, and the names whose pages are left without a sign of loading. */
export type MerchantTemplates = { sections: TemplatesByName; noReload: ReadonlySet<string> };

const byName = (rows: readonly ShownVersion[]): MerchantTemplates => ({
  sections: new Map(rows.map((row) => [row.name, row.sections])),
  noReload: new Set(rows.flatMap((row) => (row.noReload ? [row.name] : []))),
});

/** The published templates, memoized. */
export const readPublishedTemplates: (db: Queryable) => Promise<MerchantTemplates> = memoize(async (reader) => byName(await findPublished(reader)), {
  tags: ['template:*'],
});

/** The drafts of some templates, for those who may see them. */
export async function readTemplateDrafts(db: Queryable, names: readonly string[]): Promise<MerchantTemplates> {
  return byName(await findDrafts(db, names));
}
