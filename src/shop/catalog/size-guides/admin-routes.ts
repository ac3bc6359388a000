import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { sizeGuideFilter, sizeGuideInput, sizeGuideItemSchema, sizeGuideSorts, staffSizeGuideSchema, type StaffSizeGuide } from '../contract.ts';
import { deleteSizeGuide, listSizeGuides, readSizeGuide, sizeGuideState, writeSizeGuide } from './write-size-guide.ts';

const url = '/api/admin/size-guides';
const one = `${url}/:id`;
const params = z.object({ id: z.string().max(64) });
const readers = { tag: 'size-guides', access: 'staff', right: 'read:catalog', method: 'GET' } as const;
const writers = { tag: 'size-guides', access: 'staff', right: 'write:catalog', idempotent: true, bodyLimitBytes: 512 * 1024 } as const;
const data = staffSizeGuideSchema;
const body = sizeGuideInput;

/** Publishes the back office's resource `size-guides`. */
export function sizeGuideAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: sizeGuideSorts, filter: sizeGuideFilter });
  const send = async (reply: FastifyReply, reading: Promise<StaffSizeGuide>) => {
    const guide = await reading;
    sendEtag(reply, sizeGuideState(guide));
    return guide;
  };
  api.operation({ ...readers, url, summary: 'List size guides', query, data: listAnswer(sizeGuideItemSchema) }, (context, { query: { sort, ...asked } }) =>
    listSizeGuides(context, { ...asked, order: sort }),
  );
  api.operation({ ...readers, url: one, summary: 'Read a size guide', params, data }, (context, { params: { id }, reply }) =>
    send(reply, readSizeGuide(context.db, id, { lang: context.lang })),
  );
  api.operation({ ...writers, method: 'POST', url, summary: 'Add a size guide', body, data }, (context, { body: input, reply }) =>
    send(reply, writeSizeGuide(context, { input })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: one, summary: 'Change a size guide', params, body, data },
    (context, { params: { id }, body: input, request, reply }) => send(reply, writeSizeGuide(context, { id, input, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: one, summary: 'Delete a size guide', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteSizeGuide(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
