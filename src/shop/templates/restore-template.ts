import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { authorOf } from './author-of.ts';
import type { TemplateRecord } from './contract.ts';
import { findVersions, lockTemplate, upsertDraft } from './store.ts';
import { readTemplate, templateState } from './read-template.ts';
import type { TemplateParts } from './template-parts.ts';

/**
 * Makes an earlier version the draft, in place of the one that is there. It is looked at and published like any other.
 * @throws notFound (404), stale (412), invalidInput (400) for a version that is not stored
 */
export async function restoreTemplate(
  context: Context,
  parts: TemplateParts,
  { name, version, ensureFresh }: { name: string; version: number; ensureFresh: EnsureFresh },
): Promise<TemplateRecord> {
  return context.transaction(async (tx) => {
    await lockTemplate(tx, name);
    ensureFresh(templateState(await readTemplate(context, parts, { name, reader: tx })));
    const row = (await findVersions(tx, name)).find((candidate) => candidate.number === version && candidate.status !== 'draft');
    if (!row) throw fieldError('version', m.templates_version_gone({ version }, { locale: context.locale }));
    await upsertDraft(tx, { name, sections: row.sections, noReload: row.noReload, author: authorOf(context), now: context.now() });
    await recordAction(tx, context, { action: 'templates.restore', subject: name, detail: { version } });
    return readTemplate(context, parts, { name, reader: tx });
  });
}
