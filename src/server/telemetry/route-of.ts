import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the kind of the page that answers; absent where no page does. */
    pageName?: string;
  }
}

/** What a request is called in measurements: the pattern of its route, or the kind of its page. Never its path. */
export const routeOf = (request: FastifyRequest): string =>
  request.pageName === undefined ? (request.routeOptions.url ?? 'none') : `page ${request.pageName}`;
