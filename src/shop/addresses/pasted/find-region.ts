/** Pure: where in a text province, city and district stand. */
import { namesAt, type Named } from './divisions.ts';

/** What was found from `from` to `to`; what the text leaves out is known from the rest, or empty. */
export type Region = { from: number; to: number; province: string; city: string; area: string };

/** `score` grows with how much of it is named, and how fully. */
type Scored = Region & { score: number };

/** What stands between a province, a city and a district, or says that there is no city. */
const between = /(?:[\s,，、/·-]|市辖区|省直辖县级行政区划|自治区直辖县级行政区划)*/y;
/** Streets are called like cities: what follows a short name must not make it one (`南京西路`). */
const streetFollows = /^(?:[东西南北中一二三四五六七八九十]{0,2}大?[路街道巷里弄桥]|[村镇乡站港湾湖山])/;
const whole = 3;
const short = 2;
const shortArea = 1;

/** The best place in a text: the one that names most, of equals the first; null where none is certain. */
export function findRegion(text: string): Scored | null {
  let best: Scored | null = null;
  for (let at = 0; at < text.length; at += 1) {
    for (const found of chainsAt(text, at)) if (found.score > (best?.score ?? 0)) best = found;
  }
  return best;
}

/** The place that a text begins with; null where it begins with something else. */
export function regionAtStart(text: string): Region | null {
  return chainsAt(text, 0).toSorted((a, b) => b.score - a.score)[0] ?? null;
}

function chainsAt(text: string, at: number): Scored[] {
  const names = namesAt(text, at);
  return [
    ...names.filter(({ level }) => level === 'province').map((province) => afterProvince(text, at, province)),
    ...names.filter(({ level }) => level === 'city').map((city) => afterCity(text, at, city)),
    ...areaAlone(at, names),
  ].filter((found) => found !== null);
}

const scoreOf = ({ isWhole, level }: Named) => (isWhole ? whole : level === 'area' ? shortArea : short);

function afterProvince(text: string, at: number, province: Named): Scored | null {
  const start = { from: at, to: at + province.text.length, province: province.province, city: '', area: '', score: scoreOf(province) };
  const next = skip(text, start.to);
  const city = namesAt(text, next).find((one) => one.level === 'city' && one.province === province.province && isNoStreet(text, next, one));
  const found = withArea(text, city ? { ...start, to: next + city.text.length, city: city.city, score: start.score + scoreOf(city) } : start);
  return found.score === short && isDoubtful(text, at, start.to) ? null : found;
}

function afterCity(text: string, at: number, city: Named): Scored | null {
  const to = at + city.text.length;
  const found = withArea(text, { from: at, to, province: city.province, city: city.city, area: '', score: scoreOf(city) });
  return found.score === short && isDoubtful(text, at, to) ? null : found;
}

/** The district that follows. Where no city was named it is that of the district; a municipality is its own. */
function withArea(text: string, found: Scored): Scored {
  const at = skip(text, found.to);
  const fits = (one: Named) =>
    one.level === 'area' && one.province === found.province && (found.city === '' || one.city === found.city) && isNoStreet(text, at, one);
  const area = namesAt(text, at).find(fits);
  if (area) return { ...found, to: at + area.text.length, city: area.city, area: area.area, score: found.score + scoreOf(area) };
  return found.city === '' && isMunicipality(found.province) ? { ...found, city: found.province } : found;
}

/** A district that only one city has, by its whole name. */
function areaAlone(at: number, names: readonly Named[]): Scored[] {
  const areas = names.filter(({ level, isWhole, text: name }) => level === 'area' && isWhole && name.length > 2);
  const [only] = areas;
  if (!only || areas.some((one) => one.text === only.text && one !== only)) return [];
  return [{ from: at, to: at + only.text.length, province: only.province, city: only.city, area: only.area, score: whole }];
}

const isMunicipality = (province: string) => /^(?:北京|天津|上海|重庆)市$/.test(province);

const isNoStreet = (text: string, at: number, { isWhole, text: name }: Named) =>
  isWhole || !streetFollows.test(text.slice(at + name.length, at + name.length + 4));

/** A short name with nothing behind it counts where a part of the text begins with it, and no street is called so. */
function isDoubtful(text: string, at: number, to: number): boolean {
  const begins = at === 0 || /[\s,，;；:：。]/.test(text[at - 1]!);
  return !begins || streetFollows.test(text.slice(to, to + 4));
}

function skip(text: string, at: number): number {
  between.lastIndex = at;
  between.test(text);
  return between.lastIndex;
}
