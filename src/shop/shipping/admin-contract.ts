/** Zones and methods of shipping as staff read and write them. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import { z } from 'zod';
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { countryCode, postalBound, titlesSchema } from '../markets/contract.ts';
import { shippingRuleSchema } from './contract.ts';

/** Limits of what staff write. */
export const shippingLimits = {
  codeLength: 40,
  countries: 250,
  regions: 500,
  ranges: 200,
  textLength: 200,
  phoneLength: 30,
  days: 365,
  position: 10_000,
} as const;

const code = z
  .string()
  .max(shippingLimits.codeLength)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const position = z.int().min(0).max(shippingLimits.position).default(0);

/** `shipping-zones`: whole countries, regions (`US-HI`), ranges of postal codes; each place is of one zone. */
export const zoneInput = z.object({
  /** What programs call it; absent: as it was, a new one by its first place. */
  code: code.optional(),
  countries: z.array(countryCode).max(shippingLimits.countries).default([]),
  regions: z
    .array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))
    .max(shippingLimits.regions)
    .default([]),
  postalRanges: z
    .array(z.object({ country: countryCode, from: postalBound, to: postalBound }))
    .max(shippingLimits.ranges)
    .default([]),
  position,
});
/** What staff write of a zone. */
export type ZoneInput = z.infer<typeof zoneInput>;
/** A zone as staff read it. */
export const zoneSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    countries: z.array(z.string()),
    regions: z.array(z.string()),
    postalRanges: z.array(z.object({ country: z.string(), from: z.string(), to: z.string() })),
    position: z.number().int(),
  })
  .meta({ id: 'ShippingZone', description: 'Places that share their ways of shipping.' });
/** A zone as staff read it. */
export type StaffZone = z.infer<typeof zoneSchema>;
/** What zones are sorted by. */
export const zoneSorts = ['position', 'code'] as const;
/** What zones are narrowed by; `q` finds by code, country or region. */
export const zoneFilter = z.strictObject({ q: z.string().trim().max(80).optional() });

const line = (required: boolean) =>
  z
    .string()
    .trim()
    .min(required ? 1 : 0)
    .max(shippingLimits.textLength);
const pickup = z.object({
  country: countryCode,
  province: line(false).default(''),
  city: line(true),
  area: line(false).default(''),
  postalCode: line(false).default(''),
  address: line(true),
  phone: z.string().trim().max(shippingLimits.phoneLength).default(''),
  /** When it is open, by language. */
  hours: z.partialRecord(z.enum(languages), z.object({ text: line(true) })).default({}),
});

/** `shipping-methods`: amounts in minor units of the base currency. With `pickup` nothing is sent: it is collected there. */
export const methodInput = z.object({
  zoneId: z.string().max(64),
  /** The id on the wire; the same way of shipping has the same code in every zone. Absent: as it was, of a new one by its title. */
  code: code.optional(),
  texts: titlesSchema,
  rule: shippingRuleSchema,
  freeAboveAmount: z.int().min(0).max(100_000_000_000).nullable().default(null),
  leastDays: z.int().min(0).max(shippingLimits.days).nullable().default(null),
  mostDays: z.int().min(0).max(shippingLimits.days).nullable().default(null),
  pickup: pickup.nullable().default(null),
  position,
  published: z.boolean().default(true),
});
/** What staff write of a method. */
export type MethodInput = z.infer<typeof methodInput>;
/** A method as staff read it; `zone` is the zone's code, `currency` that of the amounts. */
export const methodSchema = z
  .object({ id: z.string(), zone: z.string(), currency: z.string(), ...methodInput.shape, code })
  .meta({ id: 'StaffShippingMethod', description: 'A way of shipping as staff read it.' });
/** A method as staff read it. */
export type StaffMethod = z.infer<typeof methodSchema>;
/** What methods are sorted by. */
export const methodSorts = ['zone', 'position', 'code'] as const;
/** What methods are narrowed by; `q` finds by code or title. */
export const methodFilter = z.strictObject({ q: z.string().trim().max(80).optional(), zoneId: z.string().max(64).optional() });

/** The code is another zone's. Cure: Choose another code. */
export const zoneExists: ErrorSpec<FieldErrors> = { reason: 'zoneExists', wire: 40, status: 409, message: m.shipping_code_taken, data: fieldErrorsSchema };
/** The code is another method's. Cure: Choose another code. */
export const methodExists: ErrorSpec<FieldErrors> = {
  reason: 'shippingMethodExists',
  wire: 40,
  status: 409,
  message: m.shipping_method_code_exists,
  data: fieldErrorsSchema,
};
