/** The order of sizes: letters from the smallest to the largest, then numbers by what they measure. Pure. */

/** What a size measures: letters (0) or a number of something (1 and more), and how much of it, the more important first. */
export type Size = readonly [kind: number, ...amounts: number[]];

const letterSize = /^(?:(\d)x|(x+)|((?:extra)+))?(s|small|m|med|medium|l|large)$/;
const hanSize = /^(特|加)?(小|细|細|中|大)(?:号|號|码|碼)?$/;
const numberSize = /^(\d+(?:[.,]\d+)?)(?:\s*[x×*/–-]\s*(\d+(?:[.,]\d+)?))?(?:\s*[x×*]\s*(\d+(?:[.,]\d+)?))?\s*(\p{L}+|″|")?/u;

const units: Readonly<Record<string, readonly [kind: number, factor: number]>> = {
  mm: [2, 0.1],
  cm: [2, 1],
  厘米: [2, 1],
  公分: [2, 1],
  m: [2, 100],
  in: [2, 2.54],
  inch: [2, 2.54],
  '"': [2, 2.54],
  '″': [2, 2.54],
  ml: [3, 1],
  毫升: [3, 1],
  cl: [3, 10],
  l: [3, 1_000],
  升: [3, 1_000],
  公升: [3, 1_000],
  mg: [4, 0.001],
  g: [4, 1],
  克: [4, 1],
  kg: [4, 1_000],
  千克: [4, 1_000],
  公斤: [4, 1_000],
  oz: [4, 28.35],
  lb: [4, 453.6],
};

/** What a size is, from what it is called (`XL`, `Small/Medium`, `9.5`, `80 × 150 cm`); null for a text that is no size. */
export function sizeOf(title: string): Size | null {
  // What follows a dot explains the size: "S · 12 cm".
  const plain = title
    .trim()
    .toLowerCase()
    .split(/\s+·\s/, 1)[0]!;
  const letters = plain.split(/\s*[/–]\s*|\s+-\s+|(?<=^[sml])-(?=[a-z])/).map(letterRank);
  if (letters.every((rank) => rank !== null)) return [0, letters.reduce((sum, rank) => sum + rank, 0) / letters.length];
  const found = numberSize.exec(plain);
  if (!found) return null;
  const [, first, second, third, unit = ''] = found;
  const [kind, factor] = units[unit] ?? [1, 1];
  const amounts = [first, second, third].filter((number) => number !== undefined).map((number) => Number(number.replace(',', '.')) * factor);
  return [kind, ...amounts];
}

/** M is 0, S −1, XS −2; L 1, XL 2, and so on. */
function letterRank(text: string): number | null {
  const han = hanSize.exec(text);
  if (han) return (han[2] === '中' ? 0 : han[2] === '大' ? 1 : -1) * (han[1] ? 2 : 1);
  const found = letterSize.exec(text.replace(/[\s.-]/g, ''));
  if (!found) return null;
  const [, count, xs = '', extra = '', base] = found;
  const more = count ? Number(count) : xs.length + extra.length / 5;
  if (base!.startsWith('m')) return more === 0 ? 0 : null;
  return base!.startsWith('s') ? -1 - more : 1 + more;
}

/** Compares sizes: below 0 where `a` comes first; what is no size comes last. */
export function compareSizes(a: Size | null, b: Size | null): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0;
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Values in the order of their sizes where all of them are sizes; else in the merchant's order. */
export function inSizeOrder<Value>(values: readonly Value[], titleOf: (value: Value) => string): Value[] {
  const sized = values.map((value) => ({ value, size: sizeOf(titleOf(value)) }));
  if (sized.some(({ size }) => size === null)) return [...values];
  return sized.toSorted((a, b) => compareSizes(a.size, b.size)).map(({ value }) => value);
}
