import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../staff/index.ts';
import { noDraft, type TemplateRecord } from './contract.ts';
import { deleteDraft, lockTemplate } from './store.ts';
import { readTemplate } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Drops the draft. A template that was nothing but a draft is gone with it: the answer is null.
 * @throws notFound (404), noDraft (41)
 */
export async function discardDraft(context: Context, parts: TemplateParts, name: string): Promise<TemplateRecord | null> {
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    const before = await readTemplate(context, parts, { name, reader: tx });
    if (!(await deleteDraft(tx, name))) throw new ShopError(noDraft);
    await recordAction(tx, context, { action: 'templates.discard', subject: name });
    const nothingLeft = before.system === null && before.published === null && before.history.length === 0;
    return nothingLeft ? null : readTemplate(context, parts, { name, reader: tx });
  });
}
