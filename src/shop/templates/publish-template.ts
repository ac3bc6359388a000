import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { recordAction } from '../staff/index.ts';
import { noDraft, type TemplateError, type TemplateRecord } from './contract.ts';
import { templateTag } from './rules.ts';
import { archivePublished, lockTemplate, publishDraft } from './store.ts';
import { readTemplate, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Makes the draft what pages show, at once and everywhere; what was published goes into the history. With `isDue` only where its time has come.
 * @throws notFound (404), noDraft (41), stale (412) where the caller says what was read, invalidInput (400) with one error a faulty section
 */
export async function publishTemplate(
  context: Context,
  parts: TemplateParts,
  { name, ensureFresh, isDue = false }: { name: string; ensureFresh?: EnsureFresh; isDue?: boolean },
): Promise<TemplateRecord> {
  const published = await context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    const template = await readTemplate(context, parts, { name, reader: tx });
    ensureFresh?.(templateState(template));
    if (!template.draft) throw new ShopError(noDraft);
    // Another process was first, or the time was changed.
    if (isDue && (template.draft.publishAt === null || new Date(template.draft.publishAt) > context.now())) return template;
    if (template.draft.faults.length > 0) throw new ShopError(invalidInput, { data: { errors: errorsOf(template.draft.faults) } });
    const now = context.now();
    await archivePublished(tx, name, now);
    await publishDraft(tx, name, now);
    await invalidateTags(tx, [templateTag(name)]);
    await recordAction(tx, context, { action: 'templates.publish', subject: name, detail: { number: template.draft.number } });
    return readTemplate(context, parts, { name, reader: tx });
  });
  // This process's own next read must not depend on when the announcement arrives.
  invalidateMemoized([templateTag(name)]);
  return published;
}

/** Faulty sections as errors by field. */
export function errorsOf(faults: readonly TemplateError[]): Record<string, string> {
  return Object.fromEntries(faults.map(({ index, section, message }) => [`draft.sections.${index}`, `${index + 1}. ${section}: ${message}`]));
}
