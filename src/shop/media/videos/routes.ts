import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isId } from '#kit/server/ids.ts';
import type { Api } from '#kit/server/http/api.ts';
import type { Host } from '#kit/server/slice.ts';
import { videoEndings } from '../contract.ts';
import { findVideoFile } from './find-video-file.ts';
import { pictureFiles } from '../pictures/picture-files.ts';
import { rangeOf } from '../rules.ts';

const forever = 'public, max-age=31536000, immutable';

/** Serves `/media/<id>/video.mp4` and `.webm`, also in parts: a player asks for the part it is about to show. */
export function videoRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.dataDir);
  const serve = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const { id } = request.params;
    const video = isId(id) ? await findVideoFile(host.database.reader, id) : undefined;
    if (!video || !request.url.split('?')[0]!.endsWith(`.${videoEndings[video.mime]}`)) throw new ShopError(notFound);
    const size = await files.originalSize(video.sha256);
    if (size === null) throw new ShopError(notFound);
    const range = rangeOf(request.headers.range, size);
    void reply.headers({ 'cache-control': forever, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff', etag: `"${video.sha256.slice(0, 20)}"` });
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .type(video.mime)
      .header('content-length', end - start + 1)
      .send(files.readOriginal(video.sha256, { start, end }));
  };
  for (const ending of Object.values(videoEndings)) api.app.get(`/media/:id/video.${ending}`, { schema: { hide: true } }, serve);
}
