/** Pure: an address that was pasted as one text, as people in China and Hong Kong send it to one another. */
import { nameFor } from '../place-name.ts';
import { findHongKong } from './find-hong-kong.ts';
import { findName, phoneMark, tidyName } from './find-name.ts';
import { findRegion, regionAtStart, type Region } from './find-region.ts';

/** What the text says; '' is what it does not say. Places are in the characters of the country. */
export type ParsedAddress = {
  country: 'CN' | 'HK';
  name: string;
  countryCode: string;
  phone: string;
  province: string;
  city: string;
  area: string;
  postalCode: string;
  /** Everything that is nothing else, so that no part of the text is lost; '' where nothing else is known either. */
  address: string;
};

const nameLabel = /(?:收[件货貨]人|姓名|联系人|聯絡人|聯繫人)(?:姓名)?(?: ?: ?| )([^\s,;:☎]{1,30})/;
const label =
  '(?:所在地[区區]|省市区|地[区區]|[详詳][细細]地址|收[货貨件]地址|送[货貨]地址|地址|手[机機]号码|手[机機]号|手[机機]|联系电话|联系方式|聯絡電話|[电電][话話]|[邮郵]政编码|[邮郵][编編])';
const labels = new RegExp(`${label} ?: ?|(?<=^|[ ,;])${label}(?= |☎)`, 'g');

/** Reads a text of any length in time that grows with it; the caller bounds it. Of what it is not sure it says nothing. */
export function parseAddress(written: string): ParsedAddress {
  const plain = written
    .normalize('NFKC')
    .replace(/[\s\p{Cc}☎]+/gu, ' ')
    .trim();
  const withPhone = takePhone(plain);
  const labelled = nameLabel.exec(withPhone.text);
  const withoutName = labelled ? cut(withPhone.text, labelled.index, labelled.index + labelled[0].length) : withPhone.text;
  const { text, postalCode } = takePostalCode(withoutName.replace(labels, ' '));
  const { country, region } = placeIn(text);
  const around = region ? { before: text.slice(0, region.from), after: withoutRepeat(text.slice(region.to), region) } : { before: '', after: text };
  const rest = ({ after, before }: Around) => [after, before].map(tidyRest).filter(Boolean).join(' ');
  const named = labelled ? { ...around, name: labelled[1]! } : takeName(around);
  // A text of which nothing is known is no address.
  const isKnown = [named.name, withPhone.phone, region?.city ?? region?.province ?? '', postalCode].some((part) => part !== '');
  return {
    country,
    name: tidyName(named.name),
    countryCode: withPhone.phone === '' ? '' : withPhone.countryCode,
    phone: withPhone.phone,
    province: region?.province ?? '',
    city: region?.city ?? '',
    area: region?.area ?? '',
    postalCode,
    address: isKnown ? rest(named) : '',
  };
}

const mainland = '+86';
const hongKong = '+852';
/** A mobile number of the mainland, one of Hong Kong by its code, a landline, and what can be a number of Hong Kong alone. */
const phones: readonly (readonly [code: string, pattern: RegExp])[] = [
  [mainland, /(?<![\d-])(?:\(?\+?86\)?[ -]?)?(1[3-9]\d(?:[ -]?\d{4}){2})(?!\d)/],
  [hongKong, /\(?\+?852\)?[ -]?([2-9]\d{3}[ -]?\d{4})(?!\d)/],
  [mainland, /(?<!\d)(?:\(?\+?86\)?[ -]?)?(\(?0\d{2,3}\)?[ -]?\d{7,8})(?!\d)/],
  [hongKong, /(?<![\d-])([2-9]\d{3} ?\d{4})(?![\d-])/],
];

function takePhone(text: string): { text: string; countryCode: string; phone: string } {
  for (const [countryCode, pattern] of phones) {
    const found = pattern.exec(text);
    if (!found) continue;
    const to = found.index + found[0].length;
    return { text: `${text.slice(0, found.index)}${phoneMark}${text.slice(to)}`, countryCode, phone: found[1]!.replace(/\D/g, '') };
  }
  return { text, countryCode: '', phone: '' };
}

/** Six digits that stand by themselves. */
function takePostalCode(text: string): { text: string; postalCode: string } {
  const found = /(?<=^|[ ,;☎])\d{6}(?=[ ,;☎]|$)/.exec(text);
  return found ? { text: cut(text, found.index, found.index + found[0].length), postalCode: found[0] } : { text, postalCode: '' };
}

/** The place that the text names first. Traditional characters stand one for one for those of the divisions, so positions are the same. */
function placeIn(text: string): { country: 'CN' | 'HK'; region: Region | null } {
  const simplified = nameFor({ local: text, latin: text }, { of: 'zh-Hant', lang: 'zh' });
  const [asWritten, asSimplified] = [findRegion(text), simplified.length === text.length ? findRegion(simplified) : null];
  const region = (asSimplified?.score ?? 0) > (asWritten?.score ?? 0) ? asSimplified : asWritten;
  const inHongKong = findHongKong(text);
  if (inHongKong && (!region || inHongKong.from < region.from)) return { country: 'HK', region: inHongKong };
  return { country: 'CN', region };
}

/** Forms that were copied name the place twice, the second time in front of the street. */
function withoutRepeat(after: string, { province, city }: Region): string {
  const trimmed = after.replace(/^[ ,;、/·-]+/, '');
  const again = regionAtStart(trimmed);
  return again && again.province === province && (city === '' || again.city === city) ? trimmed.slice(again.to) : trimmed;
}

type Around = { before: string; after: string };

function takeName({ before, after }: Around): Around & { name: string } {
  const [first, second] = [findName(before, { isBefore: true }), findName(after, { isBefore: false })];
  if (first && (!second || first.score >= second.score)) return { name: before.slice(first.from, first.to), before: cut(before, first.from, first.to), after };
  if (second) return { name: after.slice(second.from, second.to), before, after: cut(after, second.from, second.to) };
  const name = gluedName(after);
  return { name, before, after: name === '' ? after : after.replace(`${name}${phoneMark}`, phoneMark) };
}

/** A name that was written without a space between the house and the telephone; empty where none is. */
function gluedName(after: string): string {
  const before = after.split(phoneMark, 1)[0]!;
  if (before === after) return '';
  const names = longestFirst.map((length) => before.slice(-length)).filter((name) => /[\d号號室楼樓层層]$/.test(before.slice(0, -name.length)));
  return names.find((name) => findName(`${name}${phoneMark}`, { isBefore: false }) !== null) ?? '';
}

/** How many characters such a name has. */
const longestFirst = [3, 2];

const cut = (text: string, from: number, to: number) => `${text.slice(0, from)} ${text.slice(to)}`;

/** Without what separated the parts. Character by character: a pattern for the end of a text takes more time than the text is long. */
function tidyRest(text: string): string {
  const plain = text.replaceAll(phoneMark, ' ').replace(/ +/g, ' ');
  let [from, to] = [0, plain.length];
  while (from < to && separators.has(plain[from]!)) from += 1;
  while (to > from && separators.has(plain[to - 1]!)) to -= 1;
  return plain.slice(from, to);
}

const separators = new Set(' ,;:。、|/·-');
