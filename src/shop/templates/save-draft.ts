import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { authorOf } from './author-of.ts';
import { checkSections } from './check-sections.ts';
import type { SectionChoice, TemplateRecord } from './contract.ts';
import { baseOf } from './rules.ts';
import { deleteDraft, lockTemplate, upsertDraft } from './store.ts';
import { readTemplate, systemTemplates, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Writes a template's draft, or drops it (`sections` null). Nothing of it is shown before it is published; what would
 * be left out of the page is named in the record's `faults`.
 * @throws notFound (404), stale (412)
 */
export async function saveDraft(
  context: Context,
  parts: TemplateParts,
  change: { name: string; sections: readonly SectionChoice[] | null; ensureFresh: EnsureFresh },
): Promise<TemplateRecord> {
  const { name, sections } = change;
  const base = baseOf(name, (await systemTemplates(context, parts)).keys());
  if (base === null) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    change.ensureFresh(templateState(await readTemplate(context, parts, { name, reader: tx })));
    if (sections === null) await deleteDraft(tx, name);
    else {
      const checked = checkSections(sections, { sections: parts.sections, base, locale: context.locale });
      await upsertDraft(tx, { name, sections: checked.sections, author: authorOf(context), now: context.now() });
    }
    await recordAction(tx, context, { action: sections === null ? 'templates.discard' : 'templates.draft', subject: name });
    return readTemplate(context, parts, { name, reader: tx });
  });
}
