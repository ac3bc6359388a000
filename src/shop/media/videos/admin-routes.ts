import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { Host } from '#kit/server/slice.ts';
import { newVideoInput, staffVideoSchema, videoBodyBytes, videoFilter, videoInput, videoSorts, type StaffVideo } from '../contract.ts';
import { pictureFiles } from '../pictures/picture-files.ts';
import { addVideo, changeVideo, deleteVideo, listVideos, readVideo, videoState } from './keep-videos.ts';
import { readVideoParts } from './read-video-parts.ts';

const url = '/api/admin/videos';
const one = `${url}/:id`;
const params = z.object({ id: z.string().max(64) });
const editors = { tag: 'videos', access: 'staff', right: ['catalog', 'content'] } as const;
const writers = { ...editors, idempotent: true } as const;
const data = staffVideoSchema;

const send = (reply: FastifyReply, video: StaffVideo): StaffVideo => {
  sendEtag(reply, videoState(video));
  return video;
};

/** Publishes the back office's resource `videos`. */
export function videoAdminRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.storage);
  const query = listQuery({ sorts: videoSorts, filter: videoFilter, usual: '-createdAt' });
  api.operation(
    { ...editors, method: 'GET', url, summary: 'List the shop’s videos with where each is shown', query, data: listAnswer(data) },
    (context, { query: { sort, ...asked } }) => listVideos(context, { ...asked, order: sort }),
  );
  api.operation(
    { ...writers, method: 'POST', url, summary: 'Take in a video', body: newVideoInput, data, bodyLimitBytes: videoBodyBytes, readParts: readVideoParts },
    async (context, { body, reply }) => send(reply, await addVideo(context, files, body)),
  );
  api.operation({ ...editors, method: 'GET', url: one, summary: 'Read a video', params, data }, async (context, { params: { id }, reply }) =>
    send(reply, await readVideo(context.db, id, context.lang)),
  );
  api.operation(
    { ...writers, method: 'PUT', url: one, summary: 'Change a video’s title, name and poster', params, body: videoInput, data },
    async (context, { params: { id }, body, request, reply }) => send(reply, await changeVideo(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: one, summary: 'Delete a video that no product shows', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteVideo(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
