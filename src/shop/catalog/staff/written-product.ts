/** From a product as staff see it to what is stored. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { slugify } from '#kit/pure/slugify.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { NewOption } from '../products/new-product.ts';
import type { VariantRow } from '../products/store-write.ts';
import { noOption } from '../rules.ts';
import type { FullProduct, FullVariant } from './merge-product.ts';
import type { StoredSpecification } from './store-staff.ts';

type Rich = Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'slug'>;

/** Texts whose HTML is harmless; titles without blanks around them. */
export function cleanTexts(texts: FullProduct['texts']): Rich {
  const cleaned = Object.entries(texts).map(([lang, text]) => [
    lang,
    {
      ...text,
      ...(text.title === undefined ? {} : { title: text.title.trim() }),
      ...(text.description === undefined ? {} : { description: cleanHtml(text.description) }),
    },
  ]);
  return Object.fromEntries(cleaned) as Rich;
}

/** Options as stored: a product without any has a placeholder, as imports write it. */
export function storedOptions(options: FullProduct['options']): NewOption[] {
  if (options.length === 0) {
    const title = (text: string) => ({ en: { title: text } });
    return [{ key: noOption.key, texts: title('Title'), choices: [{ key: noOption.value, texts: title(noOption.value) }] }];
  }
  return options.map(({ key, texts, choices }) => ({
    key,
    texts,
    choices: choices.map((choice) => ({
      key: choice.key,
      texts: choice.texts,
      ...(choice.swatch === null ? {} : { swatch: choice.swatch }),
      ...(choice.imageId === null ? {} : { pictureId: choice.imageId }),
    })),
  }));
}

/** Specifications as stored. One that says the same as before stays under the same value in facets. */
export function storedSpecifications(specifications: FullProduct['specifications'], before: readonly StoredSpecification[]): StoredSpecification[] {
  return specifications.map(({ key, texts }) => {
    if (!key) return { texts };
    const valueIn = (of: StoredSpecification['texts']) => textIn(of, 'value', 'en');
    const same = before.find((one) => one.key === key && valueIn(one.texts) === valueIn(texts));
    return { key, value: same?.value ?? slugify(valueIn(texts)), texts };
  });
}

/** A variant's own row. A picture that is no longer one of the product's is not its own either. */
export function variantRow(
  variant: FullVariant & { id: string },
  { productId, position, product }: { productId: string; position: number; product: FullProduct },
): VariantRow {
  const { id, sku, options, price, linePrice, weightGrams, barcode, requiresShipping, taxable, imageId, cost, hsCode, countryOfOrigin, dimensions } = variant;
  return {
    id,
    productId,
    position,
    sku,
    options: product.options.length === 0 ? { [noOption.key]: noOption.value } : options,
    price: price!.amount,
    linePrice: linePrice?.amount ?? null,
    weightGrams,
    barcode: barcode || null,
    requiresShipping,
    taxable,
    mediaId: imageId,
    cost: cost?.amount ?? null,
    hsCode: hsCode || null,
    countryOfOrigin,
    lengthMm: dimensions?.length ?? null,
    widthMm: dimensions?.width ?? null,
    heightMm: dimensions?.height ?? null,
  };
}

/** What is to be said of a picture from now on, by language; null where that stays. `alt` is the English, as `GET` answers it. */
export function wantedAlts({ alt, alts }: FullProduct['images'][number], current: Texts<'alt'>): Texts<'alt'> | null {
  const known = Object.fromEntries(Object.entries(current).flatMap(([lang, words]) => (words?.alt ? [[lang, words.alt]] : []))) as Record<string, string>;
  const given = alts && Object.fromEntries(Object.entries(alts).filter(([, words]) => words !== ''));
  const next = given && !isDeepStrictEqual(given, known) ? given : known;
  const renamed = alt !== undefined && alt !== textIn(current, 'alt', 'en') && alt !== next['en'] ? { ...next, en: alt } : next;
  return isDeepStrictEqual(renamed, known) ? null : Object.fromEntries(Object.entries(renamed).map(([lang, words]) => [lang, { alt: words }]));
}
