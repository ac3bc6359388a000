/** Choosing a currency: a plain form that leaves a cookie and leads back to the page that it was on. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const code = z.string().regex(/^[A-Z]{3}$/);
const fields = z.object({ currency: code, from: code.optional().catch(undefined), back: z.string().max(2_000).default('/') });
const keptSeconds = 365 * 24 * 3600;

/** `convertRange`: a list's price filter in another currency; null where there is no such thing. */
type Currencies = {
  isKnown(currency: string): Promise<boolean>;
  convertRange(range: string, currencies: { from: string; to: string }): Promise<string | null>;
};

/** Publishes `POST /currency`. A currency that no market uses changes nothing; the way back never leaves this site. */
export function currencyForm(app: FastifyInstance, { https, isKnown, convertRange }: Currencies & { https: boolean }): void {
  app.post('/currency', { schema: { hide: true } }, async (request, reply) => {
    const read = fields.safeParse(request.body);
    const isChosen = read.success && (await isKnown(read.data.currency));
    if (isChosen) {
      void reply.setCookie('currency', read.data.currency, { path: '/', sameSite: 'lax', secure: https, maxAge: keptSeconds });
    }
    const back = isChosen ? await backIn(read.data, convertRange) : pathWithin(read.data?.back ?? '/');
    return reply.header('cache-control', 'no-store').redirect(back, 303);
  });
}

/**
 * Back to the page with its query, in the currency just chosen. A currency that the address names goes before the cookie, so there it is changed. A price
 * filter is in the currency that the address names, else in that of the page (`from`); one that cannot be converted would mean other prices, and goes.
 */
async function backIn({ back, currency, from }: z.output<typeof fields>, convertRange: Currencies['convertRange']): Promise<string> {
  const [path = '/', search] = pathWithin(back).split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const price = query.get('price');
  if (price === null && !query.has('currency')) return pathWithin(back);
  const shown = query.get('currency') ?? from;
  if (price !== null && shown !== currency) {
    const converted = shown === undefined ? null : await convertRange(price, { from: shown, to: currency });
    if (converted === null) query.delete('price');
    else query.set('price', converted);
    query.delete('page');
  }
  if (query.has('currency') || query.has('price')) query.set('currency', currency);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A path of this site; whatever else was asked for leads to the front page. */
export function pathWithin(asked: string): string {
  const here = 'http://here.invalid';
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search } = new URL(asked, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}
