/**
 * Google's Places API (New): Autocomplete names addresses, Place Details has the fields of the one that is chosen.
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { askService, ServiceFailed } from '#kit/server/http/ask-service.ts';
import { suggestionLimits } from '../contract.ts';
import type { AddressSource } from './address-source.ts';
import { fieldsOf, languageOfPlaces, suggestedTitle, unknownFields } from './suggested-fields.ts';

const service = 'Google Places';
const prediction = z.object({ placePrediction: z.object({ placeId: z.string().regex(suggestionLimits.id), text: z.object({ text: suggestedTitle }) }) });
const predictions = z.object({ suggestions: z.array(z.unknown()).default([]) });
const text = z.string().default('');
const place = z.object({
  postalAddress: z.object({
    regionCode: z.string(),
    administrativeArea: text,
    locality: text,
    sublocality: text,
    postalCode: text,
    addressLines: z.array(z.string()).default([]),
  }),
});

/** Houses and streets; shops and stations are no addresses. */
const kinds = ['street_address', 'premise', 'subpremise', 'route'];

/** Off without its key. */
export const googlePlaces: AddressSource = {
  id: 'google',
  countries: null,
  // Where Google's data is shown without its map, this name stands with it. https://developers.google.com/maps/documentation/places/web-service/policies
  attribution: 'Google Maps',
  isReady: async ({ config }) => Boolean(config.addressServices?.google),
  async suggest(context, { country, text: input, lang }, session) {
    const body = await ask(context, {
      method: 'POST',
      path: ':autocomplete',
      mask: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      body: {
        input,
        includedRegionCodes: [country.toLowerCase()],
        includedPrimaryTypes: kinds,
        languageCode: languageOfPlaces(country, lang),
        ...(session === '' ? {} : { sessionToken: session }),
      },
    });
    return predictions.parse(body).suggestions.flatMap((given) => {
      const read = prediction.safeParse(given);
      return read.success ? [{ title: read.data.placePrediction.text.text, address: unknownFields(country), id: read.data.placePrediction.placeId }] : [];
    });
  },
  async resolve(context, { country, id, lang }, session) {
    const query = new URLSearchParams({ languageCode: languageOfPlaces(country, lang), ...(session === '' ? {} : { sessionToken: session }) });
    const body = await ask(context, { method: 'GET', path: `/${encodeURIComponent(id)}?${query}`, mask: 'postalAddress' });
    const { regionCode, administrativeArea, locality, sublocality, postalCode, addressLines } = place.parse(body).postalAddress;
    if (regionCode !== country) return null;
    return fieldsOf(country, { S: administrativeArea, C: locality, D: sublocality, Z: postalCode, A: addressLines.join(', ') });
  },
};

type Call = { method: 'GET' | 'POST'; path: string; mask: string; body?: object };

async function ask({ config }: Context, { path, mask, ...call }: Call): Promise<unknown> {
  const account = config.addressServices?.google;
  if (!account) throw new ServiceFailed(`${service} is not set up`);
  const headers = { 'x-goog-api-key': account.apiKey, 'x-goog-fieldmask': mask };
  const { status, body } = await askService(
    { ...call, service, name: 'places', url: `${account.apiUrl}/v1/places${path}`, headers },
    account.callMs ?? suggestionLimits.answerMs,
  );
  if (status !== 200) throw new ServiceFailed(`${service} answered ${status}`, { isRefusal: true });
  return body;
}
