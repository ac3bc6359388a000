/** Shipping as other slices see it. */
import { z } from 'zod';
import type { Amount } from '#kit/pure/amount.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { PlaceAddress } from '../addresses/contract.ts';

export * from './carriers/contract-carriers.ts';

const minorUnits = z.number().int().min(0);

/** How a method's price comes about; minor units of the base currency. */
export const shippingRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), amount: minorUnits }),
  /** The first step that is heavy enough; heavier than the last: not shipped this way. */
  z.object({
    kind: z.literal('weight'),
    steps: z
      .array(z.object({ upToGrams: z.number().int().min(1), amount: minorUnits }))
      .min(1)
      .max(50),
  }),
  /** The last step that the subtotal reaches. */
  z.object({
    kind: z.literal('subtotal'),
    steps: z
      .array(z.object({ from: minorUnits, amount: minorUnits }))
      .min(1)
      .max(50),
  }),
  /** What a provider of shipping rates answers for one of its rates, in the shopper's currency; while it does not answer: not shipped this way. */
  z.object({
    kind: z.literal('provider'),
    provider: z.string().min(1).max(40).describe('Who answers it, by id of `GET /shipping-providers`'),
    rate: z.string().min(1).max(40).describe('Code of one of its rates'),
  }),
]);

/** How a method's price comes about. */
export type ShippingRule = z.infer<typeof shippingRuleSchema>;

/** What is to be shipped: `subtotal` is what the goods cost after discounts, in minor units of `currency`. */
export type Parcel = {
  currency: string;
  weightGrams: number;
  subtotal: Amount;
  /** What is in it, for those who are asked what it costs; `weightGrams` is that of one unit, `total` what the line costs after discounts. */
  lines?: readonly { sku: string; quantity: number; weightGrams: number; total: Amount }[];
};

/** A place of the shop where goods are collected; `hours` is text in the caller's language. */
export type PickupPlace = PlaceAddress & { hours: string };

/** The same in all languages. */
export type StoredPickup = Omit<PickupPlace, 'hours'> & { hours: Texts<'text'> };

/** A method that can be chosen; `price` in minor units of the parcel's currency, `days` in working days (null: nothing is promised). `pickup`: nothing is sent, it is collected there. */
export type ShippingOption = {
  id: string;
  title: string;
  /** By language, as the order keeps them. */
  titles: Readonly<Record<string, string>>;
  price: Amount;
  days: { least: number; most: number } | null;
  pickup: PickupPlace | null;
};

/** When it arrives, on the wire: the first and the last day, and both as they are read in the asker's language. */
export const deliverySchema = z
  .object({ from: z.iso.date(), until: z.iso.date(), text: z.string() })
  .meta({ id: 'DeliveryWindow', description: 'The days on which something may arrive, counted from when it is ordered.' });

/** A way of shipping on the wire; `addressLines` is where goods are collected, in the asker's language. */
export const pickupSchema = z
  .object({ addressLines: z.array(z.string()), hours: z.string(), phone: z.string() })
  .meta({ id: 'PickupPlace', description: 'Where goods are collected.' });
