import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { listQuery } from '#kit/server/http/resource.ts';
import { codeFilter, codesInput, codesSchema, madeCodesSchema } from '../contract-codes.ts';
import type { Source } from '../store-read.ts';
import { exportCodes, listCodes, makeCodes } from './single-codes.ts';

/** Publishes the codes of a promotion or coupon that work once each. */
export function codeRoutes(api: Api, { source, url }: { source: Source; url: string }): void {
  const readers = { tag: `${source}s`, access: 'staff', right: 'marketing', params: z.object({ id: z.string().max(64) }) } as const;
  const at = `${url}/:id/codes`;
  api.operation(
    { ...readers, method: 'POST', url: at, summary: 'Make codes that work once each', body: codesInput, data: madeCodesSchema, idempotent: true },
    (context, { params: { id }, body }) => makeCodes(context, source, { id, ...body }),
  );
  const query = listQuery({ sorts: ['createdAt'], filter: codeFilter, usual: '-createdAt' });
  api.operation(
    { ...readers, right: 'read:marketing', method: 'GET', url: at, summary: 'List codes that work once each, newest first', query, data: codesSchema },
    (context, { params: { id }, query: { page, size, filter } }) => listCodes(context, source, { id, page, size, filter }),
  );
  api.operation(
    { ...readers, right: 'write:marketing', method: 'GET', url: `${at}.csv`, summary: 'All of them as CSV', data: z.string(), csv: 'always' },
    async (context, { params: { id } }) => FileAnswer.streamed('codes.csv', 'text/csv', await exportCodes(context, source, id)),
  );
}
