import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const forever = 'public, max-age=31536000, immutable';

/** Publishes a folder of built files whose names carry a hash, already compressed: they never change, and may be cached forever. */
export async function publishHashedFiles(app: FastifyInstance, { folder, prefix }: { folder: string; prefix: `/${string}/` }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    schemaHide: true,
    setHeaders: (response) => {
      void response.header('cache-control', forever);
    },
  });
}
