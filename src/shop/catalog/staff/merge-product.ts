/** What a product is to be: what it is, with what staff wrote over it. Pure. */
import { slugify } from '#kit/pure/slugify.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { blankProduct, blankVariant, catalogLimits, type StaffProduct, type StaffProductInput } from '../contract.ts';
import { planOf } from './schedule.ts';

type StaffVariant = StaffProduct['variants'][number];

/** A variant as it is to be; without an `id` it is new, and without a `price` nobody has said what it costs. */
export type FullVariant = Omit<StaffVariant, 'id' | 'reserved' | 'aheadEnded' | 'price'> & { id: string | null; price: StaffVariant['price'] | null };
/** An option as it is to be. */
export type FullOption = {
  key: string;
  texts: Texts<'title'>;
  choices: { key: string; texts: Texts<'title'>; swatch: string | null; imageId: string | null }[];
};
/** A product as it is to be. */
export type FullProduct = Omit<
  StaffProduct,
  'id' | 'images' | 'options' | 'specifications' | 'variants' | 'videos' | 'relatedItems' | 'archivedAt' | 'currencies' | 'createdAt'
> & {
  images: { id: string; alt?: string | undefined; alts?: Readonly<Record<string, string>> | undefined }[];
  options: FullOption[];
  specifications: { key: string; texts: Texts<'title' | 'value'> }[];
  variants: FullVariant[];
  videos: string[];
};

/** The product as it is to be. `before` is null for a new one; what `input` does not name stays as it was. */
export function mergeProduct(input: StaffProductInput, before: StaffProduct | null): FullProduct {
  const { variants, options, stockReason: _reason, ...fields } = input;
  const { variants: _variants, ...current } = { ...blankProduct(), texts: {}, variants: [], ...before };
  const asked = { ...current, ...withoutGaps(fields) } as FullProduct;
  return {
    ...asked,
    ...planOf(asked, before),
    options: options?.map(fullOption) ?? (current.options as FullOption[]),
    specifications: (input.specifications ?? current.specifications) as FullProduct['specifications'],
    videos: input.videos ?? before?.videos.map(({ id }) => id) ?? [],
    variants: variants
      ? mergeVariants(variants, before?.variants ?? [])
      : (before?.variants ?? []).map(({ reserved: _r, aheadEnded: _e, ...variant }) => variant),
  };
}

function fullOption(given: NonNullable<StaffProductInput['options']>[number]): FullOption {
  const texts = given.texts as Texts<'title'>;
  return {
    key: given.key || keyOf(texts),
    texts,
    choices: given.choices.map((choice) => ({
      key: choice.key || keyOf(choice.texts as Texts<'title'>),
      texts: choice.texts as Texts<'title'>,
      swatch: choice.swatch ?? null,
      imageId: choice.imageId ?? null,
    })),
  };
}

const keyOf = (texts: Texts<'title'>) => slugify(textIn(texts, 'title', 'en')).slice(0, catalogLimits.keyLength);

/** A variant is found by its id, else by its SKU. An id that is none of the product's stays on it, for the check to refuse. */
function mergeVariants(given: NonNullable<StaffProductInput['variants']>, before: readonly StaffVariant[]): FullVariant[] {
  const byId = new Map(before.map((variant) => [variant.id, variant]));
  const bySku = new Map(before.map((variant) => [variant.sku, variant]));
  const named = new Set(given.map(({ id }) => id));
  return given.map(({ id, ...variant }) => {
    const bySameSku = variant.sku === undefined ? undefined : bySku.get(variant.sku);
    const known = id === undefined ? (bySameSku && !named.has(bySameSku.id) ? bySameSku : undefined) : byId.get(id);
    const { reserved: _reserved, aheadEnded: _ended, ...current } = known ?? { ...blankVariant(), id: null, price: null, reserved: 0, aheadEnded: false };
    return { ...current, ...withoutGaps(variant), id: known?.id ?? id ?? null } as FullVariant;
  });
}

function withoutGaps<Given extends object>(given: Given): Partial<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Given>;
}
