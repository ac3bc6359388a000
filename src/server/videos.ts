/** `/media/video/<file>`: films and captions that the merchant laid into the folder `videos` below the data folder. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const daySeconds = 86_400;
const name = /^\/[a-z0-9][a-z0-9._-]*\.(mp4|webm|vtt)$/i;

/** Publishes the folder; parts of a file are sent to whoever asks for parts. */
export async function publishVideos(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(dataDir, 'videos');
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/video/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    schemaHide: true,
    cacheControl: false,
    allowedPath: (path) => name.test(path),
    setHeaders: (response) => {
      void response.header('cache-control', `public, max-age=${daySeconds}`);
      void response.header('x-content-type-options', 'nosniff');
    },
  });
}
