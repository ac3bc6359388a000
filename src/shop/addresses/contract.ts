/** Postal addresses on the wire, and what a form must know to ask for one. Pure: the same in the browser. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { addressFieldNames, addressFields, forEachField } from '#kit/pure/places/address-fields.ts';

const field = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text): boolean => isPlainLine(text))
    .default('');

/** An address as it is sent; which fields are needed depends on the country (`AddressForm`). */
export const addressInput = z.object({ country: z.string().regex(/^[A-Z]{2}$/), ...forEachField((name) => field(addressFields[name].maxLength)) });

/** An address as it is stored: `province` is the part of ISO 3166-2 after the hyphen where there is one, `countryCode` the calling code with plus. */
export type PostalAddress = z.output<typeof addressInput>;

/** An address with every field: one that was stored before there was a field lacks it. */
export const wholeAddress = (given: Partial<PostalAddress> & Pick<PostalAddress, 'country'>): PostalAddress => ({
  country: given.country,
  ...forEachField((name) => given[name] ?? ''),
});

/** A place where people meet: an address without a person. */
export type PlaceAddress = Pick<PostalAddress, 'country' | 'province' | 'city' | 'area' | 'postalCode' | 'address' | 'phone'>;

/** An address that was answered. */
export const addressSchema = z
  .object({ country: z.string(), ...forEachField(() => z.string()) })
  .meta({ id: 'Address', description: 'A postal address, with the person whom it names.' });

/** How a country's addresses are asked for, in the asker's language; fields stand in the order in which the country writes them. */
export const addressFormSchema = z
  .object({
    country: z.string(),
    title: z.string(),
    callingCode: z.string(),
    fields: z.array(
      z.object({
        name: z.enum(addressFieldNames),
        title: z.string(),
        required: z.boolean(),
        /** Value of the `autocomplete` attribute. */
        autocomplete: z.string(),
        /** A regular expression for the `pattern` attribute. */
        pattern: z.string().optional(),
        example: z.string().optional(),
        maxLength: z.number().int(),
      }),
    ),
    /** The only values that `province` takes; empty where any text is taken. Cities are offered, others are taken too. */
    provinces: z.array(
      z.object({
        value: z.string(),
        title: z.string(),
        cities: z.array(z.string()),
        postalCode: z.string().optional().describe('Pattern of how its postal codes begin'),
      }),
    ),
    /** Cities and areas to offer in a country without provinces; others are taken too. */
    cities: z.array(z.string()),
    areas: z.array(z.string()),
    /** Whether `/address/suggest` has addresses of it; absent: no. */
    suggests: z.boolean().optional().describe('Whether `POST /api/web/address/suggest` has addresses of it; absent: no'),
    parses: z.boolean().optional().describe('Whether `POST /api/web/address/parse` reads its addresses; absent: no'),
    findsPlaces: z.boolean().optional().describe('Whether `GET /api/web/address/postal-code` knows the places of its postal codes; absent: no'),
  })
  .meta({ id: 'AddressForm', description: 'How the addresses of a country are asked for.' });

/** How a country's addresses are asked for. */
export type AddressForm = z.infer<typeof addressFormSchema>;

/** How suggestions are asked for: characters of what was typed, how many are answered, what their ids look like, and how long a service has. */
export const suggestionLimits = { leastLength: 3, mostLength: 120, items: 8, id: /^[\w-]{1,500}$/, answerMs: 3_000 } as const;

const session = z
  .string()
  .regex(/^[\da-f]{32}$/)
  .optional()
  .describe('32 hexadecimal digits, drawn anew for each address that is typed: services that charge by the address know its questions by them');

/** `/address/suggest` */
export const suggestInput = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  text: z.string().trim().max(suggestionLimits.mostLength).describe('What was typed of the street; below 3 characters nothing is suggested'),
  session,
});

/** `/address/suggestion` */
export const chosenInput = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  id: z.string().regex(suggestionLimits.id).describe('The id of the suggestion that was chosen'),
  session,
});

/** An address that is suggested: `title` in a line, `address` in the fields of its country, where '' is not known; with an `id` its service knows them. */
export const suggestionSchema = z
  .object({
    title: z.string().describe('The address in a line'),
    address: z
      .object({ country: z.string(), province: z.string(), city: z.string(), area: z.string(), postalCode: z.string(), address: z.string() })
      .describe("The same in the fields of its country; '' is not known. With an `id`, `POST /api/web/address/suggestion` knows them"),
    id: z.string().optional().describe('What to ask for the fields by; absent: they are all here'),
  })
  .meta({ id: 'AddressSuggestion', description: 'An address that begins with the typed text, without a person.' });

/** The longest text that is read as an address. */
export const pastedLength = 300;

/** `/address/parse` */
export const parseAddressInput = z.object({
  text: z.string().trim().min(1).max(pastedLength).describe('An address with name and telephone number, as it was copied'),
});

/** What a text says of an address. */
export const readAddressSchema = z
  .object({ country: z.string(), ...forEachField(() => z.string()) })
  .meta({ id: 'ReadAddress', description: "What a text says of an address, in the fields of its country; '' is what it does not say." });

/** What a text says of an address. */
export type ReadAddress = z.infer<typeof readAddressSchema>;

/** `/address/postal-code` */
export const postalPlacesInput = z.object({ country: z.string().regex(/^[A-Z]{2}$/), postalCode: z.string().trim().max(addressFields.postalCode.maxLength) });

/** A place that has a postal code. */
export const postalPlaceSchema = z
  .object({
    province: z.string().describe('By its code'),
    city: z.string(),
    address: z.string().describe('How the street begins: the town or quarter'),
  })
  .meta({ id: 'PostalPlace', description: 'A place that has a postal code.' });

/** A place that has a postal code. */
export type PostalPlace = z.infer<typeof postalPlaceSchema>;

/** A country that can be chosen. */
export const countryChoiceSchema = z
  .object({ country: z.string(), title: z.string(), callingCode: z.string() })
  .meta({ id: 'CountryChoice', description: 'A country that can be chosen.' });

/** The most addresses an account can have. */
export const addressBookLimits = { entries: 50 } as const;

/** Names an address of the caller's. */
export const ownAddressInput = z.object({ id: z.string().min(1).max(40) });

/** `/address/save`: without `id` a new one. `version` is the one that the change was made on; absent: whatever is there. */
export const saveAddressInput = addressInput.extend({
  id: z.string().min(1).max(40).optional(),
  isDefault: z.boolean().default(false),
  version: z.int().min(1).optional(),
});

/** An address of the book. */
export const bookAddressSchema = addressSchema
  .extend({
    id: z.string(),
    isDefault: z.boolean(),
    version: z.number().int(),
    /** The address as it is read, line by line, in the asker's language. */
    lines: z.array(z.string()),
  })
  .meta({ id: 'BookAddress', description: "An address of an account's address book." });

/** An address of the book. */
export type BookAddress = z.infer<typeof bookAddressSchema>;

/** The book is full. Cure: Remove an address first. */
export const addressBookFull: ErrorSpec = { reason: 'addressBookFull', wire: 40, status: 409, message: m.addresses_book_full };
const addressStaleData = z.object({ version: z.number().int() });
/** Another device changed this address after the change was begun; nothing was changed. Cure: Read the address again and repeat the change. */
export const addressStale: ErrorSpec<z.infer<typeof addressStaleData>> = {
  reason: 'addressStale',
  wire: 40,
  status: 412,
  message: m.addresses_stale,
  data: addressStaleData,
};
