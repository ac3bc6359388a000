import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { recordAction } from '../staff/index.ts';
import { authorOf } from './author-of.ts';
import { templateExists, templateLimits, tooManyTemplates, type TemplateRecord } from './contract.ts';
import { baseOf } from './rules.ts';
import { countNames, findVersions, lockTemplate, upsertDraft } from './store.ts';
import { readTemplate, systemTemplates } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Begins a template for single products, pages and so on, as a draft: a copy of `like`, else of what its kind shows now.
 * @throws invalidInput for a name that belongs to no kind or an unknown `like`, templateExists, tooManyTemplates
 */
export async function createTemplate(
  context: Context,
  parts: TemplateParts,
  { name, like }: { name: string; like?: string | undefined },
): Promise<TemplateRecord> {
  const own = await systemTemplates(context, parts);
  const base = baseOf(name, own.keys());
  if (base === null) throw fieldError('name', m.templates_name_without_kind({ names: [...own.keys()].sort().join(', ') }, { locale: context.locale }));
  if (own.has(name)) throw new ShopError(templateExists);
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    if ((await findVersions(tx, name)).some((row) => row.status !== 'archived')) throw new ShopError(templateExists);
    if ((await countNames(tx)) >= templateLimits.names) throw new ShopError(tooManyTemplates);
    const source = like ?? base;
    const versions = await findVersions(tx, source);
    const of = (status: 'published' | 'draft') => versions.find((row) => row.status === status);
    const [published, system] = [of('published'), own.get(source)];
    const shown = published ?? (system ? { sections: system, noReload: false } : of('draft'));
    if (!shown) throw fieldError('like', m.error_field_choice({ field: 'like' }, { locale: context.locale }));
    await upsertDraft(tx, { name, sections: shown.sections, noReload: shown.noReload, author: authorOf(context), now: context.now() });
    await recordAction(tx, context, { action: 'templates.create', subject: name, detail: { like: source } });
    return readTemplate(context, parts, { name, reader: tx });
  });
}
