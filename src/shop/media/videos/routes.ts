import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isId } from '#kit/server/ids.ts';
import type { Api } from '#kit/server/http/api.ts';
import type { Host } from '#kit/server/slice.ts';
import { videoEndings } from '../contract.ts';
import { originalKey } from '../pictures/picture-files.ts';
import { findVideoFile } from './find-video-file.ts';
import { sendVideo } from './send-video.ts';

const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const filmName = /^[a-z0-9][a-z0-9._-]*\.(mp4|webm|vtt)$/i;
const filmTypes: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt; charset=utf-8' };

/** Serves `/media/<id>/video.mp4` and `.webm`, and `/media/video/<file>`: films and captions that the merchant laid among the stored files as `videos/<file>`. */
export function videoRoutes(api: Api, { database, config: { storage } }: Host): void {
  const serve = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const video = isId(id) ? await findVideoFile(database.reader, id) : undefined;
    if (!video || !request.url.split('?')[0]!.endsWith(`.${videoEndings[video.mime]}`)) throw new ShopError(notFound);
    const headers = { 'cache-control': forever, etag: `"${video.sha256.slice(0, 20)}"` };
    return sendVideo(request, reply, { storage, key: originalKey(video.sha256), type: video.mime, headers });
  };
  for (const ending of Object.values(videoEndings)) api.app.get(`/media/:id/video.${ending}`, { schema: { hide: true } }, serve);

  api.app.get<{ Params: { name: string } }>('/media/video/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const [, ending] = filmName.exec(name) ?? [];
    if (!ending) throw new ShopError(notFound);
    const type = filmTypes[ending.toLowerCase()]!;
    return sendVideo(request, reply, { storage, key: `videos/${name}`, type, headers: { 'cache-control': forADay } });
  });
}
