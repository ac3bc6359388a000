import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import type { FastifyReply } from 'fastify';
import { mailPreviewSchema } from '../contract.ts';
import { resetInput, templateFilter, templateInput, templateListSchema, templateSchema, templateSorts, tryInput, type StaffTemplate } from './contract.ts';
import { listTemplates, previewTemplate, readTemplate, resetTemplate, writeTemplate } from './manage-templates.ts';
import { sendTemplateTest } from './send-template-test.ts';

const url = '/api/admin/mail-templates';
const params = z.object({ id: z.string().max(60) });

/** Publishes the back office's resource `mail-templates`. */
export function templateRoutes(api: Api, samples: () => readonly MailSample[]): void {
  const staff = { tag: 'mail-templates', access: 'staff', right: 'settings' } as const;
  const posts = { ...staff, method: 'POST', params, idempotent: true } as const;
  const query = listQuery({ sorts: templateSorts, filter: templateFilter });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List the mails that the shop sends', query, data: listAnswer(templateListSchema) },
    async (context, { query: { page, size, sort, filter } }) => ({
      ...(await listTemplates(context, samples(), { page, size, filter, order: sort })),
      page,
      size,
    }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read a mail template', params, data: templateSchema },
    async (context, { params: { id }, reply }) => send(reply, await readTemplate(context, samples(), id)),
  );
  api.operation(
    { ...staff, method: 'PUT', url: `${url}/:id`, summary: 'Write the words of a mail', params, body: templateInput, data: templateSchema, idempotent: true },
    async (context, { params: { id }, body, request, reply }) => {
      const ensureFresh = ifMatch(request);
      return send(reply, await writeTemplate(context, samples(), { id, input: body, ensureFresh: (now) => ensureFresh(stateOf(now as StaffTemplate)) }));
    },
  );
  api.operation(
    {
      ...posts,
      url: `${url}/:id/preview`,
      summary: 'A mail with sample data, in the words that stand or are tried',
      body: tryInput,
      data: mailPreviewSchema,
      onlyReads: true,
    },
    (context, { params: { id }, body }) => previewTemplate(context, samples(), { id, ...body }),
  );
  api.operation(
    {
      ...posts,
      url: `${url}/:id/test`,
      summary: 'Mail yourself a template with sample data',
      body: tryInput,
      data: z.object({ to: z.string() }),
    },
    (context, { params: { id }, body }) => sendTemplateTest(context, samples(), { id, ...body }),
  );
  api.operation(
    { ...posts, url: `${url}/:id/reset`, summary: 'Give a mail its own words back', body: resetInput, data: templateSchema },
    async (context, { params: { id }, body, reply }) => send(reply, await resetTemplate(context, samples(), { id, ...body })),
  );
}

/** Its tag is made of its texts, which are the same in every reader's language. */
const stateOf = ({ id, texts }: StaffTemplate): object => ({ id, texts });

function send(reply: FastifyReply, template: StaffTemplate): StaffTemplate {
  void reply.header('etag', etagOf(stateOf(template)));
  return template;
}
