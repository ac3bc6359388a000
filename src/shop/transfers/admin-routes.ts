import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { importFieldsSchema, importFilter, importInput, importLimits, importRights, importSchema, importSorts, importWithErrorsSchema } from './contract.ts';
import { cancelImport } from './imports/cancel-import.ts';
import { exportImportErrors, listImportFields, listImports, readImport } from './imports/read-imports.ts';
import { startImport } from './imports/start-import.ts';

const url = '/api/admin/imports';
const params = z.object({ id: z.string().max(64) });

/** Publishes the resource `imports`. Rights decide which kinds a staff member may import. */
export function transferAdminRoutes(api: Api): void {
  const staff = { tag: 'imports', access: 'staff', right: [...new Set(Object.values(importRights).flat())] } as const;
  const query = listQuery({ sorts: importSorts, filter: importFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List imports', query, data: listAnswer(importSchema) },
    (context, { query: { page, size, sort, filter } }) => listImports(context, { page, size, direction: sort.direction, filter }),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url,
      summary: 'Import a file of products, customers, redirects, orders, translations or texts of the shop',
      multipart: true,
      body: importInput,
      data: z.object({ id: z.string() }),
      idempotent: true,
      bodyLimitBytes: importLimits.bytes + 64 * 1024,
    },
    (context, { request }) => startImport(context, request),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/fields`, summary: 'The fields that an import knows, with the names of their columns', data: importFieldsSchema },
    async (context) => listImportFields(context),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an import with the first rows that it left out', params, data: importWithErrorsSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readImport(context, id)),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url: `${url}/:id/cancel`,
      summary: 'End an import before its last row; what came in stays',
      params,
      data: importSchema,
      idempotent: true,
    },
    (context, { params: { id } }) => cancelImport(context, id),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id/errors.csv`, summary: 'The rows that an import left out, as CSV', params, data: z.string(), csv: 'always' },
    (context, { params: { id } }) => FileAnswer.streamed('import-errors.csv', 'text/csv', exportImportErrors(context, id)),
  );
}
