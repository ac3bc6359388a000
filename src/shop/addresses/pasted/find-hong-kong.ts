/** Pure: where in a text the part of Hong Kong and its district stand. */
import { readCountry, nameOf } from '../country-data.ts';
import { nameFor } from '../place-name.ts';
import type { Region } from './find-region.ts';

/** The districts of the councils, which libaddressinput leaves out. */
const districts: Readonly<Record<string, string>> = {
  香港島: '中西區 灣仔區 東區 南區',
  九龍: '油尖旺區 深水埗區 九龍城區 黃大仙區 觀塘區',
  新界: '離島區 葵青區 北區 西貢區 沙田區 大埔區 荃灣區 屯門區 元朗區',
};
const shortest = 2;

type Place = { text: string; city: string; area: string };
let places: readonly Place[] | null = null;

function allPlaces(): readonly Place[] {
  const cities = readCountry('HK').sub_regions ?? [];
  const local = cities.flatMap((part) => {
    const city = nameOf(part).local;
    const areas = [...(part.sub_regions ?? []).map((one) => nameOf(one).local), ...(districts[city]?.split(' ') ?? [])];
    return [{ text: city, city, area: '' }, ...areas.map((area) => ({ text: area, city, area }))];
  });
  const simplified = local.map((place) => ({ ...place, text: nameFor({ local: place.text, latin: '' }, { of: 'zh-Hant', lang: 'zh' }) }));
  return [...local, ...simplified].toSorted((a, b) => b.text.length - a.text.length);
}

/** Hong Kong as a text names it, or a part of it; null where it names neither. Cities and districts are in Hong Kong's own characters. */
export function findHongKong(text: string): Region | null {
  places ??= allPlaces();
  const said = /(?:中国|中國)?香港(?:特别行政区|特別行政區)?(?![岛島仔])/.exec(text);
  const from = said?.index ?? firstOf(text, places);
  if (from < 0) return null;
  let to = said ? from + said[0].length : from;
  let [city, area] = ['', ''];
  // Part, then district; either may be missing.
  for (let step = 0; step < 2; step += 1) {
    const at = to + /^[\s,，]*/.exec(text.slice(to))![0].length;
    const found = places.find((one) => text.startsWith(one.text, at) && (step === 0 || one.area !== ''));
    if (!found || (city !== '' && found.city !== city)) break;
    to = at + found.text.length;
    city = found.city;
    area = found.area;
    if (area !== '') break;
  }
  return said || city !== '' ? { from, to, province: '', city, area } : null;
}

/** Where a part of Hong Kong begins a part of the text. */
function firstOf(text: string, known: readonly Place[]): number {
  for (let at = 0; at <= text.length - shortest; at += 1) {
    const begins = at === 0 || /[\s,，;；:：]/.test(text[at - 1]!);
    if (begins && known.some((one) => one.area === '' && text.startsWith(one.text, at))) return at;
  }
  return -1;
}
