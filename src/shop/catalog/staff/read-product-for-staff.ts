import { amount } from '#kit/pure/amount.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { textIn } from '#kit/pure/languages.ts';
import { readMarkets } from '../../markets/index.ts';
import { toPicture, type StoredPicture } from '../../media/index.ts';
import type { StaffProduct } from '../contract.ts';
import { valuesOf } from '../fields/product-fields.ts';
import { pickedProducts } from '../listings/read-listing.ts';
import type { StoredOption } from '../products/store.ts';
import { noOption } from '../rules.ts';
import { findStaffProduct, type StaffProductRow } from './store-staff.ts';

/**
 * A product with everything that staff see and change, published or not. It says the same in every language, so that its
 * tag names its state. Inside a transaction pass that as `db`.
 * @throws notFound (40, 404)
 */
export async function readProductForStaff(context: Context, id: string, db: Queryable = context.db): Promise<StaffProduct> {
  const row = isId(id) ? await findStaffProduct(db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  const { baseCurrency: currency, currencies } = await readMarkets(context.db);
  const { pictures, createdAt, publishAt, unpublishAt, archivedAt, relatedIds, ...rest } = row;
  const relatedItems = relatedIds.length === 0 ? [] : await pickedProducts({ db, lang: context.lang }, relatedIds);
  return {
    ...rest,
    texts: row.texts as StaffProduct['texts'],
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
    specifications: row.specifications.map(({ key = '', texts }) => ({ key, texts: texts as StaffProduct['specifications'][number]['texts'] })),
    fields: await valuesOf(db, row.fields),
    options: row.options.filter((option) => !isPlaceholder(option)).map(toOption),
    images: pictures.map(toImage),
    videos: row.videos.map(({ id: video, texts, name, poster }) => ({
      id: video,
      title: textIn(texts, 'title', 'en') || name,
      poster: poster && toPicture(poster, 'en'),
    })),
    related: relatedItems.map(({ slug }) => slug),
    relatedItems,
    variants: row.variants.map((variant) => toVariant(variant, currency)),
    currencies: [...currencies.keys()].filter((code) => code !== currency),
    createdAt: createdAt.toISOString(),
  };
}

/** The placeholder of a product without options is none to staff either. */
export function isPlaceholder({ key, choices }: Pick<StoredOption, 'key' | 'choices'>): boolean {
  return key === noOption.key && choices.length === 1 && choices[0]!.key === noOption.value;
}

function toOption({ key, texts, choices }: StoredOption): StaffProduct['options'][number] {
  return {
    key,
    texts: texts as StaffProduct['options'][number]['texts'],
    choices: choices.map((choice) => ({
      key: choice.key,
      texts: choice.texts as StaffProduct['options'][number]['texts'],
      swatch: choice.swatch ?? null,
      imageId: choice.pictureId ?? null,
    })),
  };
}

function toImage(picture: StoredPicture): StaffProduct['images'][number] {
  const alts = Object.entries(picture.alt ?? {}).flatMap(([lang, words]) => (words?.alt ? [[lang, words.alt] as const] : []));
  return { ...toPicture(picture, 'en'), alts: Object.fromEntries(alts) };
}

function toVariant(variant: StaffProductRow['variants'][number], currency: string): StaffProduct['variants'][number] {
  const { price, linePrice, cost, options, lengthMm, widthMm, heightMm, ...rest } = variant;
  const money = (minor: number | null) => (minor === null ? null : { amount: amount(minor), currency });
  const hasSize = [lengthMm, widthMm, heightMm].some((side) => side !== null);
  return {
    ...rest,
    options: options[noOption.key] === noOption.value ? {} : options,
    price: money(price)!,
    linePrice: money(linePrice),
    cost: money(cost),
    dimensions: hasSize ? { length: lengthMm ?? 0, width: widthMm ?? 0, height: heightMm ?? 0 } : null,
  };
}

/** What of a product its tag is made of: not the units that orders reserve meanwhile, days that pass, and what other products say, which no edit touches. */
export function productState({ variants, relatedItems: _items, ...product }: StaffProduct): object {
  return { ...product, variants: variants.map(({ reserved: _reserved, aheadEnded: _ended, ...variant }) => variant) };
}
