import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { authorOf } from './author-of.ts';
import { checkSections } from './check-sections.ts';
import type { DraftInput, TemplateRecord } from './contract.ts';
import { baseOf } from './rules.ts';
import { deleteDraft, lockTemplate, upsertDraft } from './store.ts';
import { readTemplate, systemTemplates, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Writes a template's draft, or drops it (`draft` null). Nothing of it is shown before it is published; what would
 * be left out of the page is listed in the record's `faults`.
 * @throws notFound (404), stale (412)
 */
export async function saveDraft(
  context: Context,
  parts: TemplateParts,
  change: { name: string; draft: DraftInput | null; ensureFresh: EnsureFresh },
): Promise<TemplateRecord> {
  const { name, draft } = change;
  const base = baseOf(name, (await systemTemplates(context, parts)).keys());
  if (base === null) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    change.ensureFresh(templateState(await readTemplate(context, parts, { name, reader: tx })));
    if (draft === null) await deleteDraft(tx, name);
    else {
      const checked = checkSections(draft.sections, { sections: parts.sections, base, locale: context.locale });
      await upsertDraft(tx, { name, sections: checked.sections, noReload: draft.noReload, author: authorOf(context), now: context.now() });
    }
    await recordAction(tx, context, { action: draft === null ? 'templates.discard' : 'templates.draft', subject: name });
    return readTemplate(context, parts, { name, reader: tx });
  });
}
