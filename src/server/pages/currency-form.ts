/** Choosing a currency: a plain form that leaves a cookie and leads back to the page that it was on. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const fields = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), back: z.string().max(2_000).default('/') });
const keptSeconds = 365 * 24 * 3600;

/** Publishes `POST /currency`. A currency that no market uses changes nothing; the way back never leaves this site. */
export function currencyForm(app: FastifyInstance, { https, isKnown }: { https: boolean; isKnown: (currency: string) => Promise<boolean> }): void {
  app.post('/currency', { schema: { hide: true } }, async (request, reply) => {
    const read = fields.safeParse(request.body);
    const isChosen = read.success && (await isKnown(read.data.currency));
    if (isChosen) {
      void reply.setCookie('currency', read.data.currency, { path: '/', sameSite: 'lax', secure: https, maxAge: keptSeconds });
    }
    return reply.header('cache-control', 'no-store').redirect(read.success ? backIn(read.data, isChosen) : '/', 303);
  });
}

/** Redirects back to the page with its query. A currency that the address names goes before the cookie, so there it is the one just chosen. */
function backIn({ back, currency }: z.output<typeof fields>, isChosen: boolean): string {
  const [path = '/', search] = pathWithin(back).split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (!isChosen || !query.has('currency')) return pathWithin(back);
  query.set('currency', currency);
  return `${path}?${query}`;
}

/** A path of this site; whatever else was asked for leads to the front page. */
export function pathWithin(asked: string): string {
  const here = 'http://here.invalid';
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search } = new URL(asked, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}
