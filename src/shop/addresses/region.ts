/** A place's name in English, Simplified and Traditional Chinese. */
export type PlaceName = readonly [en: string, zh: string, zhHk: string];

/** A part of a country: its ISO 3166-2 code after the hyphen, its names, how the country itself writes it where that differs, its main cities. */
export type Region = { code: string; names: PlaceName; local?: string; cities?: readonly PlaceName[] };

/** Reads places written as `English,简体,繁體`, one after the other. */
export function places(text: string): PlaceName[] {
  return text.split(' ').map((place) => place.split(',') as [string, string, string]);
}
