import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { deliveryTerms, readShipping } from '../../../shipping/index.ts';
import { expressOf } from '../../../payments/express/index.ts';
import type { ProductMainData, ProductPageModel } from './data.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { countryInSentence } from '#kit/pure/places/place-names.ts';

/** The plain forms of the page by which something is bought. */
const buying = new Set(['add', 'addBoth', 'buyNow']);

/** What can be said of delivery before an address is known. Zones are cached in the process, so this rarely queries. */
export async function loadProductMain({ context, refused, query }: SectionScope<ProductPageModel>): Promise<Loaded<ProductMainData>> {
  const { db, locale, currency } = context;
  const errorMessage = refused && buying.has(refused.form) ? Object.values(refused.errors).join(' ') || refused.message : null;
  const alert = { refused: rejectedForm('notify', refused), sent: query.get('said') === 'notify' };
  const [shipping, { account, embeds, tags }] = await Promise.all([readShipping(db), expressOf(context, 'product')]);
  const shared = { errorMessage, alert, express: account && { ...account, of: { source: 'buyNow' as const } } };
  const terms = deliveryTerms(shipping, context);
  if (!terms) return { data: { ...shared, terms: null }, tags: ['shipping', ...tags], ...embeds };
  const { country, ways, freeFrom, changesAt } = terms;
  return {
    data: {
      ...shared,
      terms: {
        country: countryInSentence(locale, country),
        ways,
        freeFrom: freeFrom === null ? null : { amount: freeFrom, currency },
      },
    },
    tags: ['shipping', ...tags],
    ...embeds,
    expiresAt: changesAt,
  };
}
