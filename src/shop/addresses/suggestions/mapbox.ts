/** Mapbox's Address Autofill API: its suggestions have their fields with them. https://docs.mapbox.com/mapbox-search-js/api/core/autofill/ */
import { z } from 'zod';
import { askService, ServiceFailed } from '#kit/server/http/ask-service.ts';
import { suggestionLimits } from '../contract.ts';
import type { AddressSource } from './address-source.ts';
import { fieldsOf, languageOfPlaces, suggestedTitle } from './suggested-fields.ts';

const service = 'Mapbox';
const text = z.string().nullish();
const suggestion = z.object({
  full_address: suggestedTitle,
  country_code: z.string(),
  address_line1: z.string(),
  address_level1: text,
  address_level2: text,
  address_level3: text,
  postcode: text,
});
const suggestions = z.object({ suggestions: z.array(z.unknown()) });

/** Off without its token. */
export const mapbox: AddressSource = {
  id: 'mapbox',
  countries: null,
  attribution: 'Mapbox',
  isReady: async ({ config }) => Boolean(config.addressServices?.mapbox),
  async suggest({ config }, { country, text: typed, lang }, session) {
    const account = config.addressServices?.mapbox;
    if (!account) throw new ServiceFailed(`${service} is not set up`);
    const query = new URLSearchParams({
      types: 'address',
      // Streets without a house are no addresses.
      streets: 'false',
      country: country.toLowerCase(),
      language: languageOfPlaces(country, lang),
      limit: String(suggestionLimits.items),
      access_token: account.apiKey,
      ...(session === '' ? {} : { session_token: asUuid(session) }),
    });
    const { status, body } = await askService(
      // The path has what a person types.
      { service, name: 'suggest', method: 'GET', url: `${account.apiUrl}/autofill/v1/suggest/${encodeURIComponent(typed)}?${query}` },
      account.callMs ?? suggestionLimits.answerMs,
    );
    if (status !== 200) throw new ServiceFailed(`${service} answered ${status}`, { isRefusal: true });
    return suggestions.parse(body).suggestions.flatMap((given) => {
      const read = suggestion.safeParse(given);
      if (!read.success || read.data.country_code.toUpperCase() !== country) return [];
      const { full_address: title, address_line1: A, address_level1: S, address_level2: C, address_level3: D, postcode: Z } = read.data;
      const address = fieldsOf(country, { S: S ?? '', C: C ?? '', D: D ?? '', Z: Z ?? '', A });
      return address ? [{ title, address }] : [];
    });
  },
};

/** Mapbox asks for a UUID. */
const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
