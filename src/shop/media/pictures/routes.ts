import type { FastifyReply } from 'fastify';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isId } from '#kit/server/ids.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { Api } from '#kit/server/http/api.ts';
import type { Host } from '#kit/server/slice.ts';
import { pictureFormats, pictureWidths, placeholderSize, type PictureFormat } from '../contract.ts';
import { claimSizes } from './claim-sizes.ts';
import { findPictureFile } from './find-picture-file.ts';
import { pictureFiles, pictureTypes } from './picture-files.ts';
import { pictureTag } from './picture-tag.ts';
import { isGoodKey, privatePath } from '../uploads/private-address.ts';

const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const shortly = 'public, max-age=60';
const hourMs = 3_600_000;

// A picture of the shop that is ready changes its file only when staff replace it. Others are revalidated: an upload may have been hidden since.
const cachedFile = memoize(findPictureFile, {
  tags: [pictureTag],
  maxAgeMs: hourMs,
  maxEntries: 20_000,
  isCacheable: (found) => Boolean(found?.sha256 && !found.isPrivate && !found.isUpload),
});

/** Serves `/media/<id>/<width>.<format>` to everybody, and what is private under addresses that end. */
export function mediaRoutes(api: Api, host: Host): void {
  const files = pictureFiles(host.config.storage, claimSizes(host));

  api.app.get<{ Params: { id: string; file: string }; Querystring: { v?: unknown } }>(
    '/media/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const size = sizeOf(request.params.file);
      if (!size || !isId(id)) return sendPlaceholder(reply, 404, size);
      const found = await cachedFile(host.database.reader, id);
      // A private picture does not exist for callers of this route.
      if (!found || found.isPrivate) return sendPlaceholder(reply, 404, size);
      const { sha256 } = found;
      if (!sha256) return sendPlaceholder(reply, 200, size);
      const etag = `"${sha256.slice(0, 20)}-${size.width}-${size.format}"`;
      // The address of a picture that was replaced names its revision; any other such address is asked for again soon. An upload may be withdrawn.
      const isNamed = found.revision === Number(request.query.v ?? 0);
      void reply.headers({ etag, 'cache-control': !isNamed ? shortly : found.isUpload ? forAnHour : forever });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const bytes = await files.size(sha256, size.width, size.format);
      // Its file is gone: with the picture, or on its way back from a backup.
      if (!bytes) return sendPlaceholder(reply, (await findPictureFile(host.database.reader, id)) ? 200 : 404, size);
      return reply.type(pictureTypes[size.format]).send(bytes);
    },
  );

  api.app.get<{ Params: { id: string; key: string; file: string } }>(`${privatePath}/:id/:key/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { id, key, file } = request.params;
    const size = sizeOf(file);
    if (!size || !isId(id) || !(await isGoodKey(host.database.reader, { id, key, now: (await api.contextOf(request, 'public')).now() })))
      throw new ShopError(notFound);
    const sha256 = (await findPictureFile(host.database.reader, id))?.sha256;
    if (!sha256) throw new ShopError(notFound);
    void reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    // Who may see it was decided above; a size that is still to be made is sent from here.
    const address = await files.addressOf(sha256, size.width, size.format);
    if (address !== null) return reply.redirect(address, 302);
    const bytes = await files.size(sha256, size.width, size.format);
    if (!bytes) throw new ShopError(notFound);
    return reply.type(pictureTypes[size.format]).send(bytes);
  });

  async function sendPlaceholder(reply: FastifyReply, status: 200 | 404, size: Size | null) {
    const { width, format } = size ?? { width: placeholderSize.width, format: 'jpg' as const };
    const bytes = await files.placeholder(width, format);
    void reply.removeHeader('etag');
    return reply.status(status).headers({ 'cache-control': shortly }).type(pictureTypes[format]).send(bytes);
  }
}

type Size = { width: number; format: PictureFormat };

function sizeOf(file: string): Size | null {
  const [, digits, ending] = /^(\d{2,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = pictureWidths.find((offered) => String(offered) === digits);
  const format = pictureFormats.find((offered) => offered === ending);
  return width && format ? { width, format } : null;
}
