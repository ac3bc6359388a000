import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import {
  answerInquiryInput,
  formInputSchema,
  staffFormFilter,
  staffFormSchema,
  staffFormSorts,
  staffInquiryFilter,
  staffInquirySchema,
  staffInquirySorts,
} from './contract.ts';
import { answerInquiry, listInquiries, readInquiry, settleInquiry } from './staff-inquiries.ts';
import { changeForm, createForm, listForms, readFormForStaff, removeForm } from './write-form.ts';

const params = z.object({ id: z.string().max(64) });

/** Publishes the back office's resources `inquiries` and `inquiry-forms`. */
export function inquiryAdminRoutes(api: Api): void {
  const staff = { tag: 'inquiries', access: 'staff', right: 'voices' } as const;
  const action = { ...staff, method: 'POST', params, data: staffInquirySchema, idempotent: true } as const;
  const query = listQuery({ sorts: staffInquirySorts, filter: staffInquiryFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/inquiries', summary: 'List inquiries', query, data: listAnswer(staffInquirySchema) },
    (context, { query: { page, size, sort, filter } }) => listInquiries(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/inquiries/:id', summary: 'Read an inquiry', params, data: staffInquirySchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readInquiry(context, id)),
  );
  api.operation({ ...action, url: '/api/admin/inquiries/:id/done', summary: 'Mark an inquiry as dealt with' }, (context, { params: { id } }) =>
    settleInquiry(context, id, 'done'),
  );
  api.operation({ ...action, url: '/api/admin/inquiries/:id/reopen', summary: 'Mark an inquiry as new again' }, (context, { params: { id } }) =>
    settleInquiry(context, id, 'new'),
  );
  api.operation(
    { ...action, url: '/api/admin/inquiries/:id/answer', summary: 'Mail an answer to the sender of an inquiry', body: answerInquiryInput },
    (context, { params: { id }, body: { text } }) => answerInquiry(context, id, text),
  );
  formResource(api);
}

function formResource(api: Api): void {
  const staff = { tag: 'inquiries', access: 'staff', right: 'content' } as const;
  const query = listQuery({ sorts: staffFormSorts, filter: staffFormFilter });
  const url = '/api/admin/inquiry-forms';
  api.operation({ ...staff, method: 'GET', url, summary: 'List inquiry forms', query, data: listAnswer(staffFormSchema) }, (context, { query: asked }) =>
    listForms(context, { page: asked.page, size: asked.size, order: asked.sort, q: asked.filter.q }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an inquiry form', params, data: staffFormSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readFormForStaff(context, id)),
  );
  api.operation(
    { ...staff, method: 'POST', url, summary: 'Make an inquiry form', body: formInputSchema, data: staffFormSchema, idempotent: true },
    async (context, { body, reply }) => sendEtag(reply, await createForm(context, body)),
  );
  api.operation(
    { ...staff, method: 'PUT', url: `${url}/:id`, summary: 'Change an inquiry form', params, body: formInputSchema, data: staffFormSchema, idempotent: true },
    async (context, { params: { id }, body, request, reply }) => sendEtag(reply, await changeForm(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...staff, method: 'DELETE', url: `${url}/:id`, summary: 'Delete an inquiry form', params, data: z.object({ id: z.string() }), idempotent: true },
    async (context, { params: { id }, request }) => {
      await removeForm(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
