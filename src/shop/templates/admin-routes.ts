import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, ifMatchGiven, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  draftMarkupSchema,
  newTemplateInput,
  readyThemeSchema,
  renderInput,
  restoreInput,
  scheduleInput,
  sectionCardSchema,
  templateFilter,
  templateInput,
  templateItemSchema,
  templateLimits,
  templateRecordSchema,
  templateSorts,
  type TemplateRecord,
} from './contract.ts';
import { createTemplate } from './create-template.ts';
import { describeSections } from './describe-sections.ts';
import { discardDraft } from './discard-draft.ts';
import { listTemplates } from './list-templates.ts';
import { publishTemplate } from './publish-template.ts';
import { restoreTemplate } from './restore-template.ts';
import { saveDraft } from './save-draft.ts';
import { scheduleTemplate } from './schedule/schedule-template.ts';
import { readTemplate, templateState } from './read-template.ts';
import { renderTemplate } from './render/render-template.ts';
import type { DraftRenderer, TemplateParts } from './template-parts.ts';
import { withdrawTemplate } from './withdraw-template.ts';

const editors = { tag: 'templates', access: 'staff', right: 'content' } as const;
const params = z.object({ id: z.string().max(templateLimits.nameLength) });
const data = templateRecordSchema;

/** Publishes the resource `templates` with its actions, and the list of sections. */
export function templateAdminRoutes(api: Api, parts: TemplateParts & { render: DraftRenderer }): void {
  api.operation(
    {
      ...editors,
      method: 'GET',
      url: '/api/admin/sections',
      summary: 'List the sections that templates are made of',
      data: z.object({ items: z.array(sectionCardSchema) }),
    },
    async ({ locale }) => ({ items: describeSections(parts.sections, locale) }),
  );
  readyThemes(api, parts);
  const query = listQuery({ sorts: templateSorts, filter: templateFilter });
  api.operation(
    { ...editors, method: 'GET', url: '/api/admin/templates', summary: 'List templates', query, data: listAnswer(templateItemSchema) },
    (context, { query: { page, size, sort, filter } }) => listTemplates(context, parts, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...editors, method: 'POST', url: '/api/admin/templates', summary: 'Begin a template for single pages', body: newTemplateInput, data, idempotent: true },
    async (context, { body, reply }) => tagged(reply, await createTemplate(context, parts, body)),
  );
  api.operation(
    { ...editors, method: 'GET', url: '/api/admin/templates/:id', summary: 'Read a template with its draft and history', params, data },
    async (context, { params: { id }, reply }) => tagged(reply, await readTemplate(context, parts, { name: id })),
  );
  api.operation(
    {
      ...editors,
      method: 'PUT',
      url: '/api/admin/templates/:id',
      summary: 'Write the draft of a template',
      params,
      body: templateInput,
      data,
      idempotent: true,
    },
    async (context, { params: { id }, body, request, reply }) =>
      tagged(reply, await saveDraft(context, parts, { name: id, draft: body.draft, ensureFresh: ifMatch(request) })),
  );
  templateRendering(api, parts);
  templateActions(api, parts);
}

/** The ready themes are read by those who set the shop up. */
function readyThemes(api: Api, parts: TemplateParts): void {
  api.operation(
    {
      tag: 'settings',
      access: 'staff',
      right: 'settings',
      method: 'GET',
      url: '/api/admin/themes',
      summary: 'List the ready themes',
      data: z.object({ items: z.array(readyThemeSchema) }),
    },
    async () => ({ items: [...(await parts.themes())].map(([id, theme]) => ({ id, theme })) }),
  );
}

function templateRendering(api: Api, parts: TemplateParts & { render: DraftRenderer }): void {
  api.operation(
    {
      ...editors,
      method: 'POST',
      url: '/api/admin/templates/:id/render',
      summary: 'Render sections that are being edited, on a page of the template',
      params,
      body: renderInput,
      data: draftMarkupSchema,
      onlyReads: true,
    },
    (context, { params: { id }, body }) => renderTemplate(context, parts, { name: id, ...body }),
  );
}

/** Each may say which template it was decided on: a colleague's draft is neither published nor dropped unseen. */
function templateActions(api: Api, parts: TemplateParts): void {
  const action = (name: string, summary: string) =>
    ({ ...editors, method: 'POST', url: `/api/admin/templates/:id/${name}`, summary, params, idempotent: true, ifMatch: 'optional' }) as const;
  const decided = ({ params: { id }, request }: { params: { id: string }; request: FastifyRequest }) => ({ name: id, ensureFresh: ifMatchGiven(request) });
  api.operation({ ...action('publish', 'Publish the draft'), data }, async (context, call) =>
    tagged(call.reply, await publishTemplate(context, parts, decided(call))),
  );
  api.operation({ ...action('schedule', 'Say when the draft is published'), body: scheduleInput, data }, async (context, call) => {
    const { at } = call.body;
    return tagged(call.reply, await scheduleTemplate(context, parts, { ...decided(call), at: at === null ? null : new Date(at) }));
  });
  api.operation({ ...action('discard', 'Drop the draft'), data: data.nullable() }, async (context, call) =>
    tagged(call.reply, await discardDraft(context, parts, decided(call))),
  );
  api.operation({ ...action('restore', 'Make an earlier version the draft'), body: restoreInput, data }, async (context, call) =>
    tagged(call.reply, await restoreTemplate(context, parts, { ...decided(call), version: call.body.version })),
  );
  api.operation({ ...action('withdraw', 'Go back to the template that came with the shop'), data }, async (context, call) =>
    tagged(call.reply, await withdrawTemplate(context, parts, decided(call))),
  );
}

function tagged<Sent extends TemplateRecord | null>(reply: FastifyReply, template: Sent): Sent {
  if (template) void reply.header('etag', etagOf(templateState(template)));
  return template;
}
