import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../../staff/index.ts';
import { noDraft, type TemplateRecord } from '../contract.ts';
import { errorsOf } from '../publish-template.ts';
import { readTemplate, templateState } from '../read-template.ts';
import { lockTemplate, scheduleDraft } from '../store.ts';
import type { TemplateParts } from '../template-parts.ts';

/**
 * Schedules the publication of the draft; `at` null: by hand. Changes to the draft until then are published with it.
 * @throws notFound (404), noDraft (41), stale (412), invalidInput (400) for a time that has passed and for faulty sections
 */
export async function scheduleTemplate(
  context: Context,
  parts: TemplateParts,
  { name, at, ensureFresh }: { name: string; at: Date | null; ensureFresh: EnsureFresh },
): Promise<TemplateRecord> {
  if (at && at <= context.now()) throw fieldError('at', m.catalog_in_the_past({}, { locale: context.locale }));
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    const template = await readTemplate(context, parts, { name, reader: tx });
    ensureFresh(templateState(template));
    const { draft } = template;
    if (!draft) throw new ShopError(noDraft);
    if (at && draft.faults.length > 0) throw new ShopError(invalidInput, { data: { errors: errorsOf(draft.faults) } });
    await scheduleDraft(tx, name, at);
    await recordAction(tx, context, { action: at ? 'templates.schedule' : 'templates.unschedule', subject: name, detail: { at: at?.toISOString() ?? null } });
    return readTemplate(context, parts, { name, reader: tx });
  });
}
