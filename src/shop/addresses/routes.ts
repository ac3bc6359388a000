import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { addressForm } from './address-form.ts';
import { addressFormSchema } from './contract.ts';

/** Publishes what a form must know of a country. */
export function addressRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/web/address/form',
      summary: 'How addresses of a country are asked for',
      tag: 'address',
      access: 'public',
      query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), lang: z.string().max(10).optional() }),
      data: addressFormSchema,
      cacheControl: 'public, max-age=86400',
    },
    async (context, { query }) => addressForm(query.country, context.lang),
  );
}
