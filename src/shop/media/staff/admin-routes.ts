import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { Host } from '#kit/server/slice.ts';
import { addPictureByStaff } from './add-picture-by-staff.ts';
import { newPictureInput, pictureFilter, pictureSchema, pictureSorts } from '../contract.ts';
import { listPicturesForStaff } from './list-pictures-for-staff.ts';
import { pictureFiles } from '../pictures/picture-files.ts';

const bodyLimitBytes = 15 * 1024 * 1024;

/** Publishes the resource `pictures`: what there is to choose from, and taking in another. */
export function pictureAdminRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.dataDir);
  const editors = { tag: 'pictures', access: 'staff', right: ['write:catalog', 'write:content'], url: '/api/admin/pictures' } as const;
  const query = listQuery({ sorts: pictureSorts, filter: pictureFilter, usual: '-createdAt' });
  api.operation(
    { ...editors, method: 'GET', summary: 'List the shop’s pictures', query, data: listAnswer(pictureSchema) },
    (context, { query: { page, size, filter } }) => listPicturesForStaff(context, { q: filter.q ?? '', page, size }),
  );
  api.operation(
    { ...editors, method: 'POST', summary: 'Take in a picture', body: newPictureInput, data: z.object(pictureSchema.shape), idempotent: true, bodyLimitBytes },
    (context, { body }) => addPictureByStaff(context, files, body),
  );
}
