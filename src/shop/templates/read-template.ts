import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readSettings } from '../settings/index.ts';
import { checkSections } from './check-sections.ts';
import type { TemplateRecord, TemplateVersion } from './contract.ts';
import type { TemplatesByName } from './read-published.ts';
import { baseOf } from './rules.ts';
import { differenceOf } from './history/rules-difference.ts';
import { findVersions, type VersionRow } from './store.ts';
import type { TemplateParts } from './template-parts.ts';

/** The shop's own templates under the theme in force. */
export async function systemTemplates(context: Context, parts: TemplateParts): Promise<TemplatesByName> {
  return parts.system((await readSettings(context.db)).theme.base);
}

/**
 * A template with its draft, what is published and what was. Inside a transaction pass that as `reader`.
 * @throws notFound for a name that the shop has no template of and the merchant no version
 */
export async function readTemplate(
  context: Context,
  parts: TemplateParts,
  { name, reader = context.db }: { name: string; reader?: Queryable },
): Promise<TemplateRecord> {
  const own = await systemTemplates(context, parts);
  const base = baseOf(name, own.keys());
  const rows = await findVersions(reader, name);
  if (base === null || (rows.length === 0 && !own.has(name))) throw new ShopError(notFound);
  const whole = (row: VersionRow) => ({
    ...versionOf(row),
    noReload: row.noReload,
    ...checkSections(row.sections, { sections: parts.sections, base, locale: context.locale }),
  });
  const published = rows.find((row) => row.status === 'published');
  const draft = rows.find((row) => row.status === 'draft');
  return {
    ...itemOf(name, { base, isSystem: own.has(name), published, draft }),
    system: own.has(name) ? [...own.get(name)!] : null,
    published: published ? whole(published) : null,
    draft: draft ? { ...whole(draft), publishAt: draft.publishAt?.toISOString() ?? null } : null,
    history: historyOf(rows.filter((row) => row.status === 'archived')),
  };
}

/** The latest first; the oldest has nothing to be compared with. */
const historyOf = (rows: readonly VersionRow[]) =>
  rows.map((row, index) => ({ ...versionOf(row), changes: rows[index + 1] ? differenceOf(rows[index + 1]!.sections, row.sections) : [] }));

type Summary = Pick<VersionRow, 'author' | 'updatedAt'> | undefined;

/** What of a template its tag is made of: not the errors, which are in the caller's language. */
export function templateState({ draft, published, ...template }: TemplateRecord): object {
  const version = (of: TemplateRecord['draft' | 'published']) => of && { ...of, faults: undefined };
  return { ...template, draft: version(draft), published: version(published) };
}

/** What a list says of a template. */
export function itemOf(name: string, { base, isSystem, published, draft }: { base: string; isSystem: boolean; published: Summary; draft: Summary }) {
  const latest = draft ?? published;
  return {
    id: name,
    base,
    state: published ? ('published' as const) : isSystem ? ('system' as const) : ('none' as const),
    hasDraft: draft !== undefined,
    author: latest?.author ?? '',
    updatedAt: latest?.updatedAt.toISOString() ?? null,
  };
}

function versionOf({ id, number, author, createdAt, updatedAt, publishedAt, sections }: VersionRow): TemplateVersion {
  return {
    id,
    number,
    author,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    sectionCount: sections.length,
  };
}
