import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { noDraft, type TemplateRecord } from './contract.ts';
import { deleteDraft, lockTemplate } from './store.ts';
import { readTemplate, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Drops the draft. A template that was nothing but a draft is gone with it: the answer is null.
 * @throws notFound (404), noDraft (41), stale (412)
 */
export async function discardDraft(
  context: Context,
  parts: TemplateParts,
  { name, ensureFresh }: { name: string; ensureFresh: EnsureFresh },
): Promise<TemplateRecord | null> {
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    const before = await readTemplate(context, parts, { name, reader: tx });
    ensureFresh(templateState(before));
    if (!(await deleteDraft(tx, name))) throw new ShopError(noDraft);
    await recordAction(tx, context, { action: 'templates.discard', subject: name });
    const nothingLeft = before.system === null && before.published === null && before.history.length === 0;
    return nothingLeft ? null : readTemplate(context, parts, { name, reader: tx });
  });
}
