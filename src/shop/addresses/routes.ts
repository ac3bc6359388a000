import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAddresses } from './address-book.ts';
import { chooseDefaultAddress } from './choose-default-address.ts';
import {
  addressFormSchema,
  bookAddressSchema,
  chosenInput,
  ownAddressInput,
  parseAddressInput,
  postalPlacesInput,
  postalPlaceSchema,
  readAddressSchema,
  saveAddressInput,
  suggestInput,
  suggestionSchema,
} from './contract.ts';
import { readPastedAddress } from './pasted/index.ts';
import { placesOfPostalCode, sharedPlace } from './postal-codes/index.ts';
import { removeAddress } from './remove-address.ts';
import { saveAddress } from './save-address.ts';
import { readSuggestion, suggestAddresses, suggestingForm } from './suggestions/suggest-addresses.ts';

const own = { method: 'POST', tag: 'address', access: 'user' } as const;

/** Publishes what a form must know of a country, what it can find out, and the address book. */
export function addressRoutes(api: Api): void {
  formRoutes(api);
  findingRoutes(api);
  bookRoutes(api);
}

function formRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/web/address/form',
      summary: 'How addresses of a country are asked for',
      tag: 'address',
      access: 'public',
      query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), lang: z.string().max(10).optional() }),
      data: addressFormSchema,
      // A provider of suggestions may be set up at any time.
      cacheControl: 'public, max-age=300',
    },
    (context, { query }) => suggestingForm(context, query.country),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/address/suggest',
      summary: 'Addresses that begin with the typed text; none where no service suggests any',
      tag: 'address',
      access: 'public',
      onlyReads: true,
      body: suggestInput,
      data: z.object({
        items: z.array(suggestionSchema),
        attribution: z.string().describe('A name that the service wants shown with its suggestions, such as "Google Maps"; "" is none'),
      }),
    },
    (context, { body }) => suggestAddresses(context, body),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/address/suggestion',
      summary: 'The fields of a suggestion that came without them',
      tag: 'address',
      access: 'public',
      onlyReads: true,
      body: chosenInput,
      data: z.object({ address: suggestionSchema.shape.address.nullable() }).describe('`address` is null where the service does not have it'),
    },
    async (context, { body }) => ({ address: await readSuggestion(context, body) }),
  );
}

/** What a form can find out: what a pasted text says, and where a postal code is. */
function findingRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/address/parse',
      summary: 'What a pasted text says of an address in mainland China or Hong Kong',
      tag: 'address',
      access: 'public',
      onlyReads: true,
      body: parseAddressInput,
      data: readAddressSchema,
    },
    async (context, { body }) => readPastedAddress(context, body.text),
  );
  api.operation(
    {
      method: 'GET',
      url: '/api/web/address/postal-code',
      summary: 'The places of a postal code; none where the shop does not know them',
      tag: 'address',
      access: 'public',
      query: postalPlacesInput,
      data: z.object({
        items: z.array(postalPlaceSchema),
        shared: postalPlaceSchema.describe("What all of them have in common; '' is what differs"),
      }),
      cacheControl: 'public, max-age=86400',
    },
    async (_context, { query }) => {
      const items = placesOfPostalCode(query.country, query.postalCode);
      return { items, shared: sharedPlace(items) };
    },
  );
}

function bookRoutes(api: Api): void {
  api.operation(
    { ...own, url: '/api/web/address/list', summary: 'The address book', data: z.object({ items: z.array(bookAddressSchema) }) },
    async (context) => ({ items: await listAddresses(context) }),
  );
  api.operation(
    { ...own, url: '/api/web/address/save', summary: 'Keep an address, or change one', body: saveAddressInput, data: bookAddressSchema, idempotent: true },
    (context, { body }) => saveAddress(context, body),
  );
  api.operation(
    { ...own, url: '/api/web/address/remove', summary: 'Take an address out of the book', body: ownAddressInput, data: ownAddressInput },
    (context, { body }) => removeAddress(context, body.id),
  );
  api.operation(
    { ...own, url: '/api/web/address/default', summary: 'Make an address the default', body: ownAddressInput, data: bookAddressSchema },
    (context, { body }) => chooseDefaultAddress(context, body.id),
  );
}
