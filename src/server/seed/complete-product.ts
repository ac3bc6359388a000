/**
 * A product file of the demo shop says only what is its own; here the rest is filled in, so that nothing is written twice.
 * Shared text is in `seeds/demo/vocabulary.json`. Knows no other module: `seeds/demo/check.mjs` reads the files by it too.
 *
 *   { slug, category, tags, texts,
 *     brand?: 'Aldermoor', taxClass?: 'standard', price?, linePrice?, weightGrams?,   // of every variant that has none of its own
 *     options: [{ key: 'colour', values: ['moss', 'chalk'] },                         // text of the vocabulary, or { key, swatch?, picture?, texts }
 *               { key: 'size', as: 'volume', values: ['200ml'] }],                    // `as`: which text, where not that of the key
 *     specifications: [{ of: 'care', value: 'dishwasher' },                           // text of the vocabulary
 *                      { of: 'dimensions', texts: { en, zh, 'zh-HK' } }],             // or its own
 *     variants: [{ sku, options: { colour: 'moss', size: '200ml' }, barcode?, stock, policy?: 'deny', ahead?: { as: 'preorder', inDays, limit? }, price?, linePrice?, weightGrams?, picture? }],
 *     videos?: [{ file, poster, texts }], sizeGuide?: { texts, columns, rows },   // as `/api/admin/size-guides` takes it
 *     pictures?, publishedAt, salesCount, showSlideImage?, showFavorite?, showCart?: true }
 *
 * Pictures, unless named, are `<slug>--<look>.jpg` for every colour, material or scent, and after the first `--room`, `--scale` and `--detail` where there are such.
 */

/** One word in several languages. */
export type Words = Record<string, string>;

/** Text that products share. */
export type Vocabulary = {
  options: Record<string, { title: Words; values: Record<string, { swatch?: string | undefined; title: Words }> }>;
  specifications: { titles: Record<string, Words>; values: Record<string, Words> };
};

type Texts = Record<string, Record<string, string>>;
type Choice = { key: string; swatch?: string | undefined; picture?: string | undefined; texts: Texts };
type Amounts = Record<string, number>;
type OwnVariant = {
  sku: string;
  options: Record<string, string>;
  price?: Amounts | undefined;
  linePrice?: Amounts | undefined;
  weightGrams?: number | undefined;
  barcode?: string | undefined;
  stock: number;
  policy?: 'deny' | 'continue' | undefined;
  /** Sold ahead of stock; expected so many days after the demo shop is filled. */
  ahead?: { as: 'backorder' | 'preorder'; inDays: number; limit?: number | undefined } | undefined;
  picture?: string | undefined;
};

/** A product as its file has it. */
export type ProductFile = {
  slug: string;
  brand?: string | undefined;
  category: string;
  tags: string[];
  taxClass?: string | undefined;
  texts: Texts;
  options: { key: string; as?: string | undefined; values: (string | Choice)[] }[];
  specifications: { of: string; value?: string | undefined; texts?: Words | undefined }[];
  price?: Amounts | undefined;
  linePrice?: Amounts | undefined;
  weightGrams?: number | undefined;
  variants: OwnVariant[];
  pictures?: string[] | undefined;
  showSlideImage?: boolean | undefined;
  showFavorite?: boolean | undefined;
  showCart?: boolean | undefined;
};

/** What looking up makes of a product's file. */
export type Completed = ReturnType<typeof completeProduct>;

/** The fields of a product that are looked up or left out in its file. Throws an Error naming a word that the vocabulary does not have. */
export function completeProduct(file: ProductFile, vocabulary: Vocabulary) {
  const options = file.options.map((option) => completeOption(option, vocabulary));
  const looks = lookOption(options)?.values.map((value) => `${file.slug}--${value.key}.jpg`) ?? [];
  return {
    brand: file.brand ?? 'Aldermoor',
    taxClass: file.taxClass ?? 'standard',
    options,
    specifications: file.specifications.map((row) => completeSpecification(row, vocabulary)),
    pictures: file.pictures ?? picturesOf(file.slug, looks),
    variants: file.variants.map((variant) => completeVariant(variant, file)),
    showSlideImage: file.showSlideImage ?? true,
    showFavorite: file.showFavorite ?? true,
    showCart: file.showCart ?? true,
  };
}

/** A product in its first look, then in use, then its other looks. */
function picturesOf(slug: string, [first, ...others]: readonly string[]): string[] {
  const seen = (view: string) => `${slug}--${view}.jpg`;
  return first === undefined ? views.map(seen) : [first, ...views.toReversed().map(seen), ...others];
}

/** What a product is seen in beside its looks: near by, beside a thing of the hand, where it is used. A view that has no picture is left out. */
export const views = ['detail', 'scale', 'room'];

/** Options that show: each value has its picture. */
export const looksOf = ['colour', 'material', 'scent'];

const lookOption = <Option extends { key: string }>(options: readonly Option[]) => looksOf.flatMap((key) => options.filter((option) => option.key === key))[0];

function completeOption({ key, as, values }: ProductFile['options'][number], { options }: Vocabulary) {
  const words = options[as ?? key] ?? missing('option', as ?? key);
  return { key, texts: titled(words.title), values: values.map((value) => (typeof value === 'string' ? choiceOf(value) : value)) };

  function choiceOf(value: string): Choice {
    const { swatch, title } = words.values[value] ?? options[key]?.values[value] ?? missing(`value of ${key}`, value);
    return { key: value, ...(swatch !== undefined && { swatch }), texts: titled(title) };
  }
}

function completeSpecification(row: ProductFile['specifications'][number], { specifications }: Vocabulary): { key: string; value?: string; texts: Texts } {
  const titles = specifications.titles[row.of] ?? missing('specification', row.of);
  const values = row.texts ?? specifications.values[row.value ?? ''] ?? missing('specification value', row.value ?? '');
  const texts = Object.entries(values).map(([lang, value]) => [lang, { title: titles[lang] ?? titles['en'] ?? '', value }]);
  return { key: row.of, ...(row.value !== undefined && { value: row.value }), texts: Object.fromEntries(texts) as Texts };
}

function completeVariant(variant: OwnVariant, file: ProductFile) {
  const look = looksOf.flatMap((key) => variant.options[key] ?? [])[0];
  const linePrice = variant.linePrice ?? (variant.price ? undefined : file.linePrice);
  return {
    ...variant,
    price: variant.price ?? file.price ?? missing('price', variant.sku),
    ...(linePrice && { linePrice }),
    weightGrams: variant.weightGrams ?? file.weightGrams ?? missing('weight', variant.sku),
    policy: variant.policy ?? ('deny' as const),
    picture: variant.picture ?? (look === undefined ? `${file.slug}--detail.jpg` : `${file.slug}--${look}.jpg`),
  };
}

const titled = (words: Words): Texts => Object.fromEntries(Object.entries(words).map(([lang, title]) => [lang, { title }]));

function missing(what: string, name: string): never {
  throw new Error(`no ${what} ${name}`);
}
