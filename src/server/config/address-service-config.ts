/** What the environment says of services that suggest addresses. */
import type { z } from 'zod';
import type { AddressServices } from '#kit/server/host-config.ts';
import { apiUrl, text } from './fields.ts';

const key = text(/^[\x21-\x7e]{8,500}$/);

/** Each variable: its schema, and the rule as text. */
export const addressServiceVariables = {
  GOOGLE_PLACES_API_KEY: { schema: key, rule: 'an API key of Google Maps Platform that may call the Places API (New)' },
  GOOGLE_PLACES_API_URL: apiUrl,
  MAPBOX_ACCESS_TOKEN: { schema: key, rule: 'an access token of Mapbox' },
  MAPBOX_API_URL: apiUrl,
} as const;

type Given = { [Name in keyof typeof addressServiceVariables]?: z.output<(typeof addressServiceVariables)[Name]['schema']> };

/** The services that are set up. */
export function addressServices(given: Given): AddressServices {
  return {
    google: account(given.GOOGLE_PLACES_API_KEY, given.GOOGLE_PLACES_API_URL ?? 'https://places.googleapis.com'),
    mapbox: account(given.MAPBOX_ACCESS_TOKEN, given.MAPBOX_API_URL ?? 'https://api.mapbox.com'),
  };
}

const account = (key: string | undefined, url: string) => (key === undefined ? null : { apiKey: key, apiUrl: url });
