import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { rangeOf } from '../rules.ts';

/** Sends a stored file, or the part that was asked for: a player asks for what it is about to show. @throws notFound (404) */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, type, headers }: { storage: Storage; key: string; type: string; headers: Record<string, string> },
): Promise<FastifyReply> {
  const size = await storage.size(key);
  if (size === null) throw new ShopError(notFound);
  const range = rangeOf(request.headers.range, size);
  const common = { ...headers, 'accept-ranges': 'bytes' };
  if (range === 'unsatisfiable')
    return reply
      .status(416)
      .headers({ ...common, 'content-range': `bytes */${size}` })
      .send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  // Nothing to read where nothing is shown, nor in a file without bytes.
  const content = request.method === 'HEAD' || size === 0 ? [] : (await storage.get(key, { start, end }))?.content;
  if (!content) throw new ShopError(notFound);
  if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  void reply.type(type).headers({ ...common, 'content-length': String(end - start + 1) });
  return reply.send(Readable.from(content));
}
