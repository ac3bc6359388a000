import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { Host } from '#kit/server/slice.ts';
import {
  libraryPictureSchema,
  newPictureInput,
  pictureBodyBytes,
  pictureFilter,
  pictureInput,
  pictureSorts,
  replacePictureInput,
  type LibraryPicture,
} from '../contract.ts';
import { pictureFiles } from '../pictures/picture-files.ts';
import { addPictureByStaff } from './add-picture-by-staff.ts';
import { changePictureByStaff, deletePictureByStaff, replacePictureByStaff } from './change-picture-by-staff.ts';
import { pictureState, readPictureForStaff } from './library-picture.ts';
import { listPicturesForStaff } from './list-pictures-for-staff.ts';
import { readPictureParts } from './read-picture-parts.ts';

const params = z.object({ id: z.string().max(64) });
const url = '/api/admin/pictures';
const one = `${url}/:id`;
const editors = { tag: 'pictures', access: 'staff', right: ['catalog', 'content'] } as const;
const writers = { ...editors, idempotent: true } as const;
const data = libraryPictureSchema;

const send = (reply: FastifyReply, picture: LibraryPicture): LibraryPicture => {
  sendEtag(reply, pictureState(picture));
  return picture;
};

/** Publishes the resource `pictures`: the media library. */
export function pictureAdminRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.storage);
  const sent = { ...writers, method: 'POST', data, bodyLimitBytes: pictureBodyBytes, readParts: readPictureParts } as const;
  const query = listQuery({ sorts: pictureSorts, filter: pictureFilter, usual: '-createdAt' });
  api.operation(
    { ...editors, method: 'GET', url, summary: 'List the shop’s pictures with where each is used', query, data: listAnswer(data) },
    (context, { query: { page, size, sort, filter } }) => listPicturesForStaff(context, { q: filter.q ?? '', order: sort, page, size }),
  );
  api.operation({ ...sent, url, summary: 'Take in a picture', body: newPictureInput }, async (context, { body, reply }) =>
    send(reply, await addPictureByStaff(context, files, body)),
  );
  api.operation({ ...editors, method: 'GET', url: one, summary: 'Read a picture', params, data }, async (context, { params: { id }, reply }) =>
    send(reply, await readPictureForStaff(context.db, id, context.lang)),
  );
  api.operation(
    { ...writers, method: 'PUT', url: one, summary: 'Change a picture’s name, texts and focal point', params, body: pictureInput, data },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await changePictureByStaff(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...sent,
      ifMatch: 'optional',
      url: `${one}/replace`,
      summary: 'Put a new file behind a picture, wherever it is shown',
      params,
      body: replacePictureInput,
    },
    async (context, { params: { id }, body, request, reply }) => {
      const ensureFresh = request.headers['if-match'] === undefined ? null : ifMatch(request);
      return send(reply, await replacePictureByStaff(context, files, { id, input: body, ensureFresh }));
    },
  );
  api.operation(
    { ...writers, method: 'DELETE', url: one, summary: 'Delete a picture that nothing shows', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deletePictureByStaff(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
