/** A product as staff read and write it. */
import { z } from 'zod';
import { instantWithOffsetField } from '#kit/pure/dates/instant.ts';
import { languages } from '#kit/pure/languages.ts';
import { templatePattern } from '#kit/pure/sections/template-name.ts';
import { slugText } from '#kit/pure/slug.ts';
import { aheadSchema } from '../stock/contract.ts';
import { pictureLimits, pictureSchema, videoLimits } from '../media/contract.ts';
import { productFieldValues } from './contract-fields.ts';
import { pickedProductSchema } from './contract-groups.ts';
import { catalogLimits } from './contract-limits.ts';

const priceAmount = z.number().int().min(0).max(catalogLimits.largestPrice);
const money = z.object({ amount: priceAmount, currency: z.string() }).meta({ id: 'Price', description: 'A price in one currency.' });
const language = z.enum(languages);
const title = z.string().trim().max(catalogLimits.titleLength);
const key = z.string().trim().max(catalogLimits.keyLength);
const pictureId = z.string().max(64);

const staffText = z.object({
  title: z.string().max(catalogLimits.titleLength).optional(),
  summary: z.string().max(catalogLimits.summaryLength).optional(),
  description: z.string().max(catalogLimits.descriptionLength).optional(),
  seoTitle: z.string().max(catalogLimits.titleLength).optional(),
  seoDescription: z.string().max(catalogLimits.summaryLength).optional(),
  /** The product's address in this language, where it has one of its own. */
  slug: slugText.or(z.literal('')).optional(),
});

/** Texts of a product by language. */
const staffTexts = z.partialRecord(language, staffText).refine((texts) => Object.values(texts).some((text) => text.title?.trim()), { path: ['en', 'title'] });

const titles = z.record(z.string(), z.object({ title: z.string().optional() }));
const titlesInput = z.partialRecord(language, z.object({ title: title.optional() }));

const choiceFields = {
  /** A colour (`#5b6b4a`) that stands for it. */
  swatch: z
    .string()
    .trim()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
    .nullable(),
  /** A picture that stands for it. */
  imageId: pictureId.nullable(),
};
const choiceInput = z.object({
  key: key.optional(),
  texts: titlesInput.default({}),
  swatch: choiceFields.swatch.optional(),
  imageId: choiceFields.imageId.optional(),
});
const optionInput = z.object({
  key: key.optional(),
  texts: titlesInput.default({}),
  choices: z.array(choiceInput).min(1).max(catalogLimits.choicesOfOption),
});

const millimetres = z.number().int().min(0).max(100_000);
const dimensions = z.object({ length: millimetres, width: millimetres, height: millimetres });
const ownPrice = z.object({ currency: z.string().length(3), amount: priceAmount, linePrice: priceAmount.nullable() });

const variantFields = {
  policy: z.enum(['deny', 'continue']),
  tracked: z.boolean(),
  /** How it is sold when nothing is left on hand; null: it is not. */
  ahead: aheadSchema.nullable(),
  weightGrams: z.number().int().min(0).max(10_000_000),
  barcode: z.string().trim().max(64).nullable(),
  /** One of the product's pictures. */
  imageId: pictureId.nullable(),
  /** What a unit costs the merchant, in the base currency; no shopper ever sees it. */
  cost: money.nullable(),
  hsCode: z
    .string()
    .trim()
    .max(20)
    .regex(/^[0-9. ]*$/)
    .nullable(),
  /** ISO 3166-1 alpha-2. */
  countryOfOrigin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** Millimetres. */
  dimensions: dimensions.nullable(),
  requiresShipping: z.boolean(),
  taxable: z.boolean(),
};
const onHand = z.number().int().min(-catalogLimits.mostOnHand).max(catalogLimits.mostOnHand);

/** A variant as staff see it. `reserved` units are promised to orders. */
export const staffVariantSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    options: z.record(z.string(), z.string()),
    price: money,
    linePrice: money.nullable(),
    /** Prices of its own in other currencies; the others are converted. */
    prices: z.array(ownPrice),
    onHand,
    ...variantFields,
    hsCode: z.string().nullable(),
    reserved: z.number().int(),
    /** The expected day of `ahead` has passed: nothing more is sold ahead until staff name another one. */
    aheadEnded: z.boolean(),
  })
  .meta({ id: 'StaffVariant', description: 'A variant of a product as staff see it.' });

/** A variant as staff write it. With an `id`, or a SKU that the product has, it is that one; what is not named stays. */
const variantInput = z.object({
  id: z.string().max(64).optional(),
  sku: z.string().trim().max(catalogLimits.skuLength).optional(),
  options: z.record(z.string().max(catalogLimits.keyLength), z.string().max(catalogLimits.keyLength)).optional(),
  price: money.optional(),
  linePrice: money.nullable().optional(),
  prices: z
    .array(z.object({ ...ownPrice.shape, linePrice: ownPrice.shape.linePrice.default(null) }))
    .max(50)
    .optional(),
  onHand: onHand.optional(),
  ...z.object(variantFields).partial().shape,
});

const specificationInput = z.object({
  key: key.default(''),
  texts: z.partialRecord(language, z.object({ title: title.optional(), value: title.optional() })),
});

const pickedVideo = z.union([z.string().max(64), z.object({ id: z.string().max(64) })]).transform((given) => (typeof given === 'string' ? given : given.id));
const slugs = z.array(z.string().trim().max(catalogLimits.slugLength)).max(catalogLimits.listsOfProduct);

/** What staff may leave out when they write a product: what is not named stays as it is, or is as usual for a new one. */
const optionalFields = z
  .object({
    /** Changed, the old address leads to the new one. Empty: made of the title. */
    slug: slugText.or(z.literal('')),
    brand: z.string().trim().max(catalogLimits.titleLength),
    productType: z.string().trim().max(catalogLimits.titleLength),
    published: z.boolean(),
    /** When it is published by the clock, and withdrawn; done, it is null. */
    publishAt: instantWithOffsetField.nullable(),
    unpublishAt: instantWithOffsetField.nullable(),
    showSlideImage: z.boolean(),
    showFavorite: z.boolean(),
    showCart: z.boolean(),
    template: z.string().max(60).regex(templatePattern).nullable(),
    taxClass: z.string().trim().min(1).max(60),
    images: z
      .array(
        z.object({
          id: pictureId,
          alt: z.string().trim().max(pictureLimits.altLength).optional(),
          alts: z.partialRecord(language, z.string().trim().max(pictureLimits.altLength)).optional(),
        }),
      )
      .max(catalogLimits.picturesOfProduct),
    options: z.array(optionInput).max(catalogLimits.optionsOfProduct),
    specifications: z.array(specificationInput).max(catalogLimits.specificationsOfProduct),
    /** Values of custom fields by key; null takes one away. Named, these are all. */
    fields: productFieldValues,
    /** By slug; the categories above them are filled in. */
    categories: slugs,
    tags: slugs,
    collections: slugs,
    /** Its table of sizes; null: that of its category. */
    sizeGuide: z.string().max(64).nullable(),
    /** Ids of videos, in order; as they were read, too. */
    videos: z.array(pickedVideo).max(videoLimits.perProduct),
    /** Slugs of products that its page shows, in order, before those that the shop finds. */
    related: z.array(z.string().trim().max(catalogLimits.slugLength)).max(catalogLimits.relatedOfProduct),
  })
  .partial();

/** `POST /api/admin/products`. */
export const newProductInput = optionalFields.extend({
  texts: staffTexts,
  variants: z.array(variantInput).min(1).max(catalogLimits.variantsOfProduct),
});

/** `PUT /api/admin/products/{id}`. Variants that are not named are removed; `stockReason` goes into the stock ledger. */
export const staffProductInput = optionalFields.extend({
  texts: staffTexts.optional(),
  variants: z.array(variantInput).min(1).max(catalogLimits.variantsOfProduct).optional(),
  stockReason: z.string().trim().max(catalogLimits.titleLength).optional(),
});
/** What staff write of a product. */
export type StaffProductInput = z.output<typeof staffProductInput>;

/** A product as staff read it. The record as read, changed, is what `PUT` takes. */
export const staffProductSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    texts: z.record(z.string(), staffText),
    brand: z.string(),
    productType: z.string(),
    published: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    unpublishAt: z.iso.datetime().nullable(),
    /** Archived: in no list, and no longer for sale. */
    archivedAt: z.iso.datetime().nullable(),
    showSlideImage: z.boolean(),
    showFavorite: z.boolean(),
    showCart: z.boolean(),
    template: z.string().nullable(),
    taxClass: z.string(),
    /** `alt` is the English text; `alts` has every language. */
    images: z.array(pictureSchema.extend({ alts: z.record(z.string(), z.string()) })),
    options: z.array(
      z.object({
        key: z.string(),
        texts: titles,
        choices: z.array(z.object({ key: z.string(), texts: titles, swatch: z.string().nullable(), imageId: z.string().nullable() })),
      }),
    ),
    variants: z.array(staffVariantSchema),
    specifications: z.array(
      z.object({ key: z.string(), texts: z.record(z.string(), z.object({ title: z.string().optional(), value: z.string().optional() })) }),
    ),
    /** Values of custom fields by key. */
    fields: productFieldValues,
    /** Its own categories, without those above them. */
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    collections: z.array(z.string()),
    sizeGuide: z.string().nullable(),
    videos: z.array(z.object({ id: z.string(), title: z.string(), poster: pictureSchema.nullable() })),
    related: z.array(z.string()),
    relatedItems: z.array(pickedProductSchema).describe('The same products with their titles and pictures'),
    /** Currencies besides the base one: those in which a variant may have a price of its own. */
    currencies: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffProduct', description: 'A product as staff read and write it.' });
/** A product as staff read it. */
export type StaffProduct = z.infer<typeof staffProductSchema>;
