import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { AuditFilter, AuditLine, NewStaffInput, PreviewToken, StaffFilter, StaffInput, StaffRecord, staffSorts } from './contract.ts';
import { createStaff } from './create-staff.ts';
import { issuePreview } from './previews/issue-preview.ts';
import { listActions } from './audit/list-actions.ts';
import { listColleagues } from './find-colleagues.ts';
import { listStaff } from './list-staff.ts';
import { readStaff } from './read-staff.ts';
import { updateStaff } from './update-staff.ts';
import { colleagueRoutes } from './colleagues/admin-routes.ts';
import { savedViewRoutes } from './views/admin-routes.ts';

/** Publishes previews, the audit log, and the resource `staff`, which is the owners' alone. */
export function staffRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/admin/preview',
      summary: 'Ask for a token that shows drafts on the shop’s pages for an hour (`?preview=true&previewToken=…`)',
      tag: 'preview',
      access: 'staff',
      right: ['write:content', 'write:catalog', 'write:marketing'],
      data: PreviewToken,
    },
    (context) => issuePreview(context),
  );
  staffResource(api);
  colleagues(api);
  auditLog(api);
  savedViewRoutes(api);
  colleagueRoutes(api);
}

function auditLog(api: Api): void {
  const query = listQuery({ sorts: ['at'], usual: '-at', filter: AuditFilter });
  api.operation(
    {
      tag: 'staff',
      access: 'staff',
      right: 'read:staff',
      method: 'GET',
      url: '/api/admin/audit',
      summary: 'List the audit log',
      query,
      data: listAnswer(AuditLine),
    },
    (context, { query: { sort, ...asked } }) => listActions(context, { ...asked, direction: sort.direction }),
  );
}

function colleagues(api: Api): void {
  const query = listQuery({ sorts: ['name'], filter: z.strictObject({ q: z.string().trim().max(100).optional() }) });
  api.operation(
    {
      tag: 'staff',
      access: 'staff',
      right: 'write:orders',
      method: 'GET',
      url: '/api/admin/colleagues',
      summary: 'List whom a note can mention, by name',
      query,
      data: listAnswer(z.object({ id: z.string(), name: z.string() })),
    },
    (context, { query: { page, size, filter } }) => listColleagues(context, { page, size, q: filter.q }),
  );
}

function staffResource(api: Api): void {
  const ownersOnly = { tag: 'staff', access: 'staff', right: 'staff' } as const;
  const writes = { ...ownersOnly, freshProof: true, idempotent: true } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: staffSorts, filter: StaffFilter });
  api.operation(
    { ...ownersOnly, method: 'GET', url: '/api/admin/staff', summary: 'List staff', query, data: listAnswer(StaffRecord) },
    (context, { query: { page, size, sort, filter } }) => listStaff(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...ownersOnly, method: 'GET', url: '/api/admin/staff/:id', summary: 'Read a member of staff', params, data: StaffRecord },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readStaff(context, id)),
  );
  api.operation(
    { ...writes, method: 'POST', url: '/api/admin/staff', summary: 'Create a member of staff, or invite one by mail', body: NewStaffInput, data: StaffRecord },
    async (context, { body, reply }) => sendEtag(reply, await readStaff(context, (await createStaff(context, body)).id)),
  );
  api.operation(
    {
      ...writes,
      method: 'PUT',
      url: '/api/admin/staff/:id',
      summary: 'Change a member of staff',
      params,
      body: StaffInput,
      data: StaffRecord,
    },
    async (context, { params: { id }, body, request, reply }) => sendEtag(reply, await updateStaff(context, { ...body, id, ensureFresh: ifMatch(request) })),
  );
}
