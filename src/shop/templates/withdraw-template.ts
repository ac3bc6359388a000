import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { recordAction } from '../staff/index.ts';
import { nothingPublished, type TemplateRecord } from './contract.ts';
import { templateTag } from './rules.ts';
import { archivePublished, lockTemplate } from './store.ts';
import { readTemplate, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Takes the merchant's version back: pages show the shop's own template again. What only the merchant made is missing
 * from then on, and pages that name it say so.
 * @throws notFound (404), nothingPublished (41), stale (412)
 */
export async function withdrawTemplate(
  context: Context,
  parts: TemplateParts,
  { name, ensureFresh }: { name: string; ensureFresh: EnsureFresh },
): Promise<TemplateRecord> {
  const withdrawn = await context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    ensureFresh(templateState(await readTemplate(context, parts, { name, reader: tx })));
    if (!(await archivePublished(tx, name, context.now()))) throw new ShopError(nothingPublished);
    await invalidateTags(tx, [templateTag(name)]);
    await recordAction(tx, context, { action: 'templates.withdraw', subject: name });
    return readTemplate(context, parts, { name, reader: tx });
  });
  invalidateMemoized([templateTag(name)]);
  return withdrawn;
}
