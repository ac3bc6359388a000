/** Addresses suggested by fakes of Google Places and Mapbox, through the shop's API. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { startGooglePlaces, startMapbox } from '#test/fakes/address-services.ts';
import type { Fault } from '#test/harness/fake-server.ts';
import { languageOfPlaces } from './suggested-fields.ts';

const session = '0123456789abcdef0123456789abcdef';
let shop: TestApp;
let google: Awaited<ReturnType<typeof startGooglePlaces>>;
let mapbox: Awaited<ReturnType<typeof startMapbox>>;
beforeAll(async () => {
  [google, mapbox] = await Promise.all([startGooglePlaces(), startMapbox()]);
  shop = await createTestApp();
});
afterAll(async () => {
  await shop.close();
  await Promise.all([google.close(), mapbox.close()]);
});
beforeEach(() => {
  for (const fake of [google, mapbox]) {
    fake.fail(null);
    fake.calls.length = 0;
    fake.said.suggestions = [];
  }
  google.said.places = {};
});

const use = (services: { google?: true; mapbox?: true }) => {
  shop.host.config.addressServices = { google: services.google ? google.account : null, mapbox: services.mapbox ? mapbox.account : null };
};
let caller = 0;
/** Each call from a network of its own, of which the limit knows nothing. */
const post = (url: string, payload: object, lang = 'en') => {
  caller += 1;
  return shop.client().send({ method: 'POST', url, payload, headers: { 'x-lang': lang }, remoteAddress: `10.${caller >> 8}.${caller & 255}.1` });
};
const suggest = async (country: string, text: string, lang?: string) => (await post('/api/web/address/suggest', { country, text, session }, lang)).data;
const choose = async (country: string, id: string, lang?: string) => (await post('/api/web/address/suggestion', { country, id, session }, lang)).data.address;
const nothing = { country: 'US', province: '', city: '', area: '', postalCode: '', address: '' };
const predicted = (placeId: string, text: string) => ({ placePrediction: { placeId, text: { text, matches: [{ endOffset: 3 }] } } });
const inMountainView = {
  postalAddress: {
    regionCode: 'US',
    languageCode: 'en-US',
    postalCode: '94043',
    administrativeArea: 'CA',
    locality: 'Mountain View',
    addressLines: ['1600 Amphitheatre Pkwy'],
  },
};

describe('Google Places', () => {
  beforeEach(() => use({ google: true }));

  it('names addresses, and gives the fields of the one that is chosen; both calls have the same session', async () => {
    google.said.suggestions = [predicted('ChIJ1', '1600 Amphitheatre Pkwy, Mountain View, CA, USA'), { queryPrediction: { text: { text: '1600' } } }];
    google.said.places = { ChIJ1: inMountainView };
    expect(await suggest('US', '1600 Amph')).toEqual({
      items: [{ title: '1600 Amphitheatre Pkwy, Mountain View, CA, USA', address: nothing, id: 'ChIJ1' }],
      attribution: 'Google Maps',
    });
    expect(await choose('US', 'ChIJ1')).toEqual({
      country: 'US',
      province: 'CA',
      city: 'Mountain View',
      area: '',
      postalCode: '94043',
      address: '1600 Amphitheatre Pkwy',
    });
    expect(google.calls).toEqual([
      {
        path: 'POST /v1/places:autocomplete',
        query: {},
        mask: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
        body: {
          input: '1600 Amph',
          includedRegionCodes: ['us'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
          languageCode: 'en',
          sessionToken: session,
        },
      },
      { path: 'GET /v1/places/ChIJ1', query: { languageCode: 'en', sessionToken: session }, mask: 'postalAddress' },
    ]);
  });

  it('leaves out what the form of the country does not ask for', async () => {
    google.said.places = {
      london: {
        postalAddress: {
          ...inMountainView.postalAddress,
          regionCode: 'GB',
          administrativeArea: 'England',
          locality: 'London',
          postalCode: 'SW1A 2AA',
          addressLines: ['10 Downing St'],
        },
      },
      kowloon: { postalAddress: { regionCode: 'HK', administrativeArea: 'Kowloon', locality: 'Mong Kok', addressLines: ['1 Argyle St'] } },
    };
    expect(await choose('GB', 'london')).toEqual({ country: 'GB', province: '', city: 'London', area: '', postalCode: 'SW1A 2AA', address: '10 Downing St' });
    expect(await choose('HK', 'kowloon')).toMatchObject({ province: '', city: 'Kowloon', area: 'Mong Kok', postalCode: '' });
  });

  it.each<[string, object]>([
    ['another country', { regionCode: 'CA' }],
    ['no street', { addressLines: [] }],
    ['markup', { addressLines: ['<script>alert(1)</script>'] }],
    ['a control character', { locality: 'Mountain\u0000View' }],
    ['a street that fits no field', { addressLines: ['x'.repeat(201)] }],
    ['a number', { locality: 7 }],
  ])('has no address when the place has %s', async (_what, wrong) => {
    google.said.places = { ChIJ1: { postalAddress: { ...inMountainView.postalAddress, ...wrong } } };
    expect(await choose('US', 'ChIJ1')).toBeNull();
  });

  it('has none for a place that Google does not know, and asks for none by what is no id', async () => {
    expect(await choose('US', 'gone')).toBeNull();
    expect((await post('/api/web/address/suggestion', { country: 'US', id: '../places:searchText' })).data.errors).toHaveProperty('id');
    expect((await post('/api/web/address/suggest', { country: 'US', text: '160', session: 'mine' })).data.errors).toHaveProperty('session');
    expect(google.calls).toHaveLength(1);
  });

  it('shows no title with markup, and eight at most', async () => {
    google.said.suggestions = [
      predicted('a', '<img src=x>'),
      predicted('../b', '1 Main St'),
      ...Array.from({ length: 30 }, (_, at) => predicted(`c${at}`, `${at} Main St`)),
    ];
    const { items } = await suggest('US', 'Main');
    expect(items).toHaveLength(8);
    expect(items[0]).toEqual({ title: '0 Main St', address: nothing, id: 'c0' });
  });

  it.each<Fault>(['silent', 'serverError', 'garbage', 'tooLong', 'redirect', 'cutOff'])('suggests nothing when it fails: %s', async (fault) => {
    google.said.suggestions = [predicted('ChIJ1', '1 Main St')];
    google.fail(fault);
    expect(await suggest('US', '1 Main')).toEqual({ items: [], attribution: '' });
    expect(await choose('US', 'ChIJ1')).toBeNull();
  });
});

const inWashington = {
  full_address: '740 15th St NW, Washington, District of Columbia 20005, United States',
  address_line1: '740 15th St NW',
  address_line2: '',
  address_level1: 'DC',
  address_level2: 'Washington',
  address_level3: 'Downtown',
  postcode: '20005',
  country_code: 'us',
  action: { id: 'actionId1' },
};

describe('Mapbox', () => {
  beforeEach(() => use({ mapbox: true }));

  it('names addresses with their fields', async () => {
    mapbox.said.suggestions = [inWashington];
    expect(await suggest('US', '740 15th')).toEqual({
      items: [
        {
          title: '740 15th St NW, Washington, District of Columbia 20005, United States',
          address: { country: 'US', province: 'DC', city: 'Washington', area: '', postalCode: '20005', address: '740 15th St NW' },
        },
      ],
      attribution: 'Mapbox',
    });
    const query = { types: 'address', streets: 'false', country: 'us', language: 'en', limit: '8', session_token: '01234567-89ab-cdef-0123-456789abcdef' };
    expect(mapbox.calls).toEqual([{ path: 'GET /autofill/v1/suggest/740 15th', query }]);
  });

  it('asks for what was typed, whatever that is', async () => {
    await suggest('US', '../../1 Main?access_token=mine#%2e%2e/');
    expect(mapbox.calls[0]!.path).toBe('GET /autofill/v1/suggest/../../1 Main?access_token=mine#%2e%2e/');
  });

  it.each<[string, object | string]>([
    ['of another country', { ...inWashington, country_code: 'ca' }],
    ['with markup', { ...inWashington, full_address: '<b>740</b>' }],
    ['without a street', { ...inWashington, address_line1: '' }],
    ['that is none', 'nowhere'],
  ])('leaves out a suggestion %s', async (_what, wrong) => {
    mapbox.said.suggestions = [wrong, inWashington];
    expect((await suggest('US', '740 15th')).items).toHaveLength(1);
  });

  it('has no address by an id, and suggests nothing when it fails', async () => {
    expect(await choose('US', 'actionId1')).toBeNull();
    mapbox.said.suggestions = [inWashington];
    mapbox.fail('garbage');
    expect((await suggest('US', '740 15th')).items).toEqual([]);
  });
});

it('is off without a key; with both, Google is asked', async () => {
  use({});
  mapbox.said.suggestions = [inWashington];
  google.said.suggestions = [predicted('ChIJ1', '1 Main St')];
  expect(await suggest('US', '740 15th')).toEqual({ items: [], attribution: '' });
  use({ google: true, mapbox: true });
  expect((await suggest('US', '740 15th')).attribution).toBe('Google Maps');
  expect(mapbox.calls).toEqual([]);
});

it.each([
  ['DE', 'en', 'de'],
  ['DE', 'zh', 'de'],
  ['CN', 'zh-HK', 'zh-HK'],
  ['CN', 'en', 'en'],
  ['JP', 'de', 'en'],
  ['JP', 'ja', 'ja'],
  ['US', 'zh', 'en'],
])('places of %s for a reader of %s are named in %s', (country, reader, language) => expect(languageOfPlaces(country, reader)).toBe(language));
