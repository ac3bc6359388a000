import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { deliveryTerms, readShipping } from '../../../shipping/index.ts';
import type { ProductMainData, ProductPageModel } from './data.ts';
import { numberFormat } from '#kit/pure/formats.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { countryInSentence } from '#kit/pure/places/place-names.ts';

/** The plain forms of the page by which something is bought. */
const buying = new Set(['add', 'addBoth', 'buyNow']);

/** What can be said of delivery before an address is known. Zones are cached in the process, so this rarely queries. */
export async function loadProductMain({ context, refused, query }: SectionScope<ProductPageModel>): Promise<Loaded<ProductMainData>> {
  const { db, lang, locale, currency } = context;
  const errorMessage = refused && buying.has(refused.form) ? Object.values(refused.errors).join(' ') || refused.message : null;
  const alert = { refused: rejectedForm('notify', refused), sent: query.get('said') === 'notify' };
  const terms = deliveryTerms(await readShipping(db), { currency, lang });
  if (!terms) return { data: { errorMessage, alert, terms: null }, tags: ['shipping'] };
  const { country, ways, freeFrom } = terms;
  const number = numberFormat(locale);
  return {
    data: {
      errorMessage,
      alert,
      terms: {
        country: countryInSentence(locale, country),
        ways: ways.map(({ title, days }) => ({
          title,
          days: days && (days.least === days.most ? number.format(days.least) : `${number.format(days.least)}–${number.format(days.most)}`),
        })),
        freeFrom: freeFrom === null ? null : { amount: freeFrom, currency },
      },
    },
    tags: ['shipping'],
  };
}
