/** The divisions of mainland China, indexed to be found in a text; built with the first paste (docs/decisions/0920-pasted-addresses-by-our-own-parser.md). */
import { readChineseDivisions, type Division } from '../country-data.ts';

/** A province, a city or a district by a name that people write for it. */
export type Named = {
  level: 'province' | 'city' | 'area';
  /** As it is written: `浙江省`, or in short `浙江`. */
  text: string;
  isWhole: boolean;
  province: string;
  /** Empty for a province. */
  city: string;
  area: string;
};

// A county that belongs to no city, and the counties of Chongqing: the list has a heading in place of a city.
const isHeading = (name: string) => /行政区划$|^县$/.test(name);

const peoples =
  '满族|回族|蒙古族|蒙古|朝鲜族|藏族|羌族|彝族|土家族|苗族|侗族|布依族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|哈萨克族|哈萨克|柯尔克孜|维吾尔|达斡尔族|畲族|瑶族|各族|仫佬族|毛南族|黎族|仡佬族|水族|纳西族|拉祜族|佤族|布朗族|独龙族|怒族|普米族|裕固族|东乡族|保安族|撒拉族|土族|塔吉克|锡伯';
const autonomous = new RegExp(`(?:${peoples})*自治[区州县旗]$`);

/** A name without the word for its kind; null where nothing or a single character would be left. */
function shortened(name: string): string | null {
  if (name === '内蒙古自治区') return '内蒙古';
  const short = autonomous.test(name) ? name.replace(autonomous, '') : name.replace(/(?:特别行政区|地区|[省市盟区县旗])$/, '');
  return short.length > 1 && short !== name ? short : null;
}

function namesOf(name: string, place: Omit<Named, 'text' | 'isWhole'>): Named[] {
  const short = shortened(name);
  return [{ ...place, text: name, isWhole: true }, ...(short === null ? [] : [{ ...place, text: short, isWhole: false }])];
}

function namesIn({ name: province, children: cities = [] }: Division): Named[] {
  const ofCities = cities.flatMap(({ name, children: areas = [] }) => {
    const heading = isHeading(name);
    // The counties of Chongqing are Chongqing's; elsewhere what belongs to no city stands for one itself.
    const cityOf = (area: string) => (heading ? (name === '县' ? province : area) : name);
    const areaOf = (area: string) => (heading && name !== '县' ? '' : area);
    return [
      ...(heading ? [] : namesOf(name, { level: 'city', province, city: name, area: '' })),
      ...areas.flatMap((area) => namesOf(area.name, { level: 'area', province, city: cityOf(area.name), area: areaOf(area.name) })),
    ];
  });
  return [...namesOf(province, { level: 'province', province, city: '', area: '' }), ...ofCities];
}

// Hong Kong, Macau and Taiwan are in the list without parts: they are other countries in an address.
let byBeginning: ReadonlyMap<string, readonly Named[]> | null = null;

/** Every name that a text has at a position, the longest first. All names are found by their first two characters, so this takes the same time anywhere. */
export function namesAt(text: string, at: number): readonly Named[] {
  byBeginning ??= indexed(
    readChineseDivisions()
      .filter(({ children = [] }) => children.length > 0)
      .flatMap(namesIn),
  );
  return (byBeginning.get(text.slice(at, at + 2)) ?? []).filter((named) => text.startsWith(named.text, at));
}

function indexed(all: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const index = new Map<string, Named[]>();
  for (const named of all.toSorted((a, b) => b.text.length - a.text.length)) {
    const beginning = named.text.slice(0, 2);
    index.set(beginning, [...(index.get(beginning) ?? []), named]);
  }
  return index;
}
