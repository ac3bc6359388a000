import type { FastifyRequest } from 'fastify';

/** Whether a request is a call of the shopper API. */
export const isShopperApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith('/api/web/');
