import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { readMarkets } from '../../markets/index.ts';
import type { ProductListChoice, ProductListKind, ProductSetup } from '../contract.ts';
import { readFields } from '../fields/product-fields.ts';
import { taxClasses } from '../staff/check-product.ts';
import { findListChoices, findProductTemplates } from './store-choices.ts';

const mostSlugs = 500;

/** Categories, tags, collections or brands by their titles, and those that are named, in the asker's language. */
export async function listProductLists(
  context: Context,
  { kind, q, slugs }: { kind: ProductListKind; q: string; slugs: string },
): Promise<ProductListChoice[]> {
  const rows = await findListChoices(context.db, { kind, q, slugs: namesIn(slugs) });
  return rows.map(({ slug, texts, way }) => ({
    slug,
    title: (texts && textIn(texts, 'title', context.lang)) || slug,
    way: way.map((above) => textIn(above, 'title', context.lang)),
  }));
}

function namesIn(json: string): string[] {
  try {
    const given = JSON.parse(json) as unknown;
    return Array.isArray(given) ? given.filter((name) => typeof name === 'string').slice(0, mostSlugs) : [];
  } catch {
    return [];
  }
}

/** What a form of products has to know of the shop. */
export async function readProductSetup(context: Context): Promise<ProductSetup> {
  const [markets, templates, fields] = await Promise.all([readMarkets(context.db), findProductTemplates(context.db), readFields(context.db)]);
  const { baseCurrency: currency, currencies } = markets;
  return {
    currency,
    currencies: [...currencies.keys()].filter((code) => code !== currency),
    taxClasses: [...taxClasses(markets)].toSorted(),
    templates,
    fields: fields as ProductSetup['fields'],
  };
}
