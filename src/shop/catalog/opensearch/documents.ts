/** Products as the index holds them. */
import { createHash } from 'node:crypto';
import type { Queryable } from '#kit/server/database.ts';
import { fold } from '../search/search-terms.ts';
import { valueName, wordFields } from './index-settings.ts';
import { findForIndex, type Offer, type StoredProduct } from './store-documents.ts';

/** A product's document; `digest` names all that it holds but the version and how often it sells. */
export type ProductDocument = { id: string; version: number; digest: string } & Record<string, unknown>;

/** Documents of those of the products that are published. The version must have been drawn before. */
export async function readDocuments(db: Queryable, ids: readonly string[], version: number): Promise<ProductDocument[]> {
  return (await findForIndex(db, ids)).map((row) => toDocument(row, version));
}

function toDocument(row: StoredProduct, version: number): ProductDocument {
  const { id, sales, lists, places, values, numbers, offers, codes, words, texts, publishedAt, rating, available, price } = row;
  const known = {
    publishedAt,
    rating,
    available,
    price,
    lists: lists.toSorted(),
    places: byText(places),
    values: valuesOf(values ?? []),
    numbers: byText(numbers),
    offers: byText((offers ?? []).map(toOffer)),
    codes: codes.toSorted(),
    ...pricesOf(offers ?? []),
    words: wordsOf(words ?? []),
    text: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { title: text?.title ?? '', summary: text?.summary ?? '' }])),
    start: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, fold(text?.title ?? '').slice(0, 300)])),
  };
  return { id, version, sales, ...known, digest: createHash('sha1').update(JSON.stringify(known)).digest('base64') };
}

/** In an order that the database's does not change. */
function byText<Row>(rows: readonly Row[] | null): Row[] {
  return (rows ?? [])
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
}

function valuesOf(values: readonly [string, string][]): Record<string, string[]> {
  const byKind: Record<string, string[]> = {};
  for (const [facet, value] of values) {
    const [kind, name] = facet.split('.', 1).concat(facet.includes('.') ? valueName(facet, value) : value) as [string, string];
    (byKind[kind] ??= []).push(name);
  }
  return Object.fromEntries(Object.entries(byKind).map(([kind, names]) => [kind, names.toSorted()]));
}

function toOffer({ price, available, options, prices }: Offer) {
  const opt = Object.entries(options).map(([key, value]) => valueName(`opt.${key}`, value));
  return { price, available, values: { opt: opt.toSorted() }, ...(prices ? { prices } : {}) };
}

/** Lowest prices by currency, for the order by prices: of variants with a price of the currency's own, and in the shop's currency of those without. */
function pricesOf(offers: readonly Offer[]) {
  const currencies = [...new Set(offers.flatMap(({ prices }) => Object.keys(prices ?? {})))].toSorted();
  const lowest = (amounts: readonly number[], currency: string) => (amounts.length > 0 ? [[currency, Math.min(...amounts)] as const] : []);
  const own = currencies.flatMap((currency) =>
    lowest(
      offers.flatMap(({ prices }) => prices?.[currency] ?? []),
      currency,
    ),
  );
  const others = currencies.flatMap((currency) =>
    lowest(
      offers.flatMap(({ price, prices }) => (prices?.[currency] === undefined ? [price] : [])),
      currency,
    ),
  );
  return { ownPrice: Object.fromEntries(own), otherPrice: Object.fromEntries(others) };
}

function wordsOf(words: readonly [string, string[]][]): Record<string, string> {
  const of = (field: string) => words.flatMap(([lexeme, weights]) => (weights.includes(field) ? [lexeme] : []));
  return Object.fromEntries(wordFields.map((field) => [field, of(field).join(' ')]));
}
