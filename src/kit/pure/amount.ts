/**
 * Money as integer minor units. All arithmetic on amounts happens here; nothing else adds, multiplies or rounds one.
 * One rounding rule (docs/rules/money.md, "Amounts and rounding"): half away from zero; splits use the largest remainder.
 */

declare const amountBrand: unique symbol;

/** An integer number of minor units (cents, yen); never a float. */
export type Amount = number & { readonly [amountBrand]: 'Amount' };

/** ISO 4217 code, upper case. */
export type CurrencyCode = string;

/** Money as it crosses the wire: `amount` in minor units of `currency`. */
export type Money = { amount: Amount; currency: CurrencyCode };

/** The zero amount. */
export const zero = 0 as Amount;

/** One percent is 100 basis points; rates have at most three decimals of one (five of a percent), and are reckoned with as whole thousandths. */
const thousandthsPerPoint = 1_000;
const thousandthsPerUnit = 10_000 * thousandthsPerPoint;

/** Whether a rate has no more decimals than rates have. */
export function isRate(basisPoints: number): boolean {
  return Number.isFinite(basisPoints) && Math.round(basisPoints * thousandthsPerPoint) / thousandthsPerPoint === basisPoints;
}

function thousandthsOf(basisPoints: number): number {
  if (!isRate(basisPoints)) throw new RangeError(`not a rate: ${basisPoints}`);
  return Math.round(basisPoints * thousandthsPerPoint);
}

/**
 * Takes a number for an amount.
 * @throws RangeError when `value` is no safe integer.
 */
export function amount(value: number): Amount {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in minor units: ${value}`);
  return (value === 0 ? 0 : value) as Amount;
}

/** The sum of any number of amounts. */
export function add(...parts: readonly Amount[]): Amount {
  return amount(parts.reduce<number>((sum, part) => sum + part, 0));
}

/** `from` less `taken`; may be negative. */
export function subtract(from: Amount, taken: Amount): Amount {
  return amount(from - taken);
}

/** What is left of an amount when a share in basis points is taken off it, rounded as `share` rounds. */
export function lessShare(of: Amount, basisPoints: number): Amount {
  return subtract(of, share(of, basisPoints));
}

/** `unit` times a whole `count`. */
export function times(unit: Amount, count: number): Amount {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count: ${count}`);
  return amount(unit * count);
}

/** The smaller of two amounts. */
export function least(a: Amount, b: Amount): Amount {
  return a < b ? a : b;
}

/** The larger of two amounts. */
export function most(a: Amount, b: Amount): Amount {
  return a > b ? a : b;
}

/** Rounds a quotient of integers half away from zero; exact, because it works on bigints. */
function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return Number(negative ? -rounded : rounded);
}

/** `of` × `numerator` / `denominator`, rounded half away from zero. */
export function scale(of: Amount, numerator: number, denominator: number): Amount {
  if (denominator === 0) throw new RangeError('division of an amount by zero');
  return amount(divideRounded(BigInt(of) * BigInt(numerator), BigInt(denominator)));
}

/** The share of `of` that `basisPoints` name (1900 = 19 %, 662.5 = 6.625 %), rounded half away from zero. */
export function share(of: Amount, basisPoints: number): Amount {
  return scale(of, thousandthsOf(basisPoints), thousandthsPerUnit);
}

/** The tax contained in a `gross` amount at a rate of `basisPoints`. */
export function taxWithin(gross: Amount, basisPoints: number): Amount {
  const rate = thousandthsOf(basisPoints);
  return scale(gross, rate, thousandthsPerUnit + rate);
}

/**
 * Splits `whole` over parts in proportion to `weights` by the largest remainder, so that the parts add up to it.
 * Equal remainders go to the earlier part. With no weight above zero the first part takes all.
 */
export function allocate(whole: Amount, weights: readonly number[]): Amount[] {
  if (weights.length === 0) {
    if (whole !== 0) throw new RangeError('nothing to allocate an amount to');
    return [];
  }
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n) return weights.map((_, index) => (index === 0 ? whole : zero));
  const sign = whole < 0 ? -1n : 1n;
  const size = BigInt(whole) * sign;
  const floors = weights.map((weight) => (size * BigInt(weight)) / total);
  const remainders = weights.map((weight) => (size * BigInt(weight)) % total);
  let left = Number(size - floors.reduce((sum, part) => sum + part, 0n));
  const byRemainder = remainders.map((_, index) => index).sort((a, b) => compareBigints(remainders[b]!, remainders[a]!) || a - b);
  for (const index of byRemainder) {
    if (left === 0) break;
    floors[index]! += 1n;
    left -= 1;
  }
  return floors.map((part) => amount(Number(part * sign)));
}

/**
 * The first `count` of `parts` equal parts of a `whole` (not below 0), as `allocate` would split it: the earlier parts hold
 * what does not divide. Taken one after the other, each from what is left, they add up to the whole.
 */
export function firstParts(whole: Amount, { parts, count }: { parts: number; count: number }): Amount {
  if (whole < 0 || !Number.isSafeInteger(count) || count < 0 || count > parts) throw new RangeError(`not ${count} of ${parts} parts of ${whole}`);
  if (count === 0) return zero;
  const each = BigInt(whole) / BigInt(parts);
  const larger = Number(BigInt(whole) % BigInt(parts));
  return amount(Number(each * BigInt(count)) + Math.min(count, larger));
}

function compareBigints(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A conversion rate as an exact decimal string, and the step (minor units) that prices of the currency are rounded to. */
export type ConversionRate = { rate: string; stepAmount: number };

/**
 * Converts a base-currency amount: amount × rate × 10^(exponent difference), rounded to the currency's step (docs/rules/money.md, "Price of a cart").
 * `rate` is how many major units of the target one major unit of the base buys, as a decimal string.
 */
export function convert(base: Amount, from: CurrencyCode, to: CurrencyCode, { rate, stepAmount }: ConversionRate): Amount {
  const [whole = '0', fraction = ''] = rate.split('.');
  const numerator = BigInt(whole + fraction) * 10n ** BigInt(exponentOf(to));
  const denominator = 10n ** BigInt(fraction.length) * 10n ** BigInt(exponentOf(from)) * BigInt(stepAmount);
  return amount(divideRounded(BigInt(base) * numerator, denominator) * stepAmount);
}

/**
 * The value of `of` in another currency, rounded to its minor unit. `rate`: how many major units of each one major unit
 * of the base currency buys, as a decimal string.
 */
export function exchange(of: Amount, from: { code: CurrencyCode; rate: string }, to: { code: CurrencyCode; rate: string }): Amount {
  if (from.code === to.code) return of;
  const [given, wanted] = [decimal(from.rate), decimal(to.rate)];
  const numerator = BigInt(of) * wanted.digits * given.scale * 10n ** BigInt(exponentOf(to.code));
  return amount(divideRounded(numerator, given.digits * wanted.scale * 10n ** BigInt(exponentOf(from.code))));
}

function decimal(text: string): { digits: bigint; scale: bigint } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

// ISO 4217, minor units other than two. Not the runtime's data: that says how many decimals people write (none of a forint).
const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND';

/** How many decimals the currency's minor unit has (ISO 4217: JPY 0, USD 2, HUF 2, KWD 3). */
export function exponentOf(currency: CurrencyCode): number {
  return noDecimals.includes(currency) ? 0 : threeDecimals.includes(currency) ? 3 : 2;
}

/** Money as text in a language: `formatMoney({ amount: 1999, currency: 'USD' }, 'en')` → `$19.99`. */
export function formatMoney(money: { amount: number; currency: CurrencyCode }, locale: string): string {
  return formatted(money, locale, 'auto');
}

/** Money in running text, without decimals where there are none: `$45`, `$45.50`. */
export function formatShortMoney(money: { amount: number; currency: CurrencyCode }, locale: string): string {
  return formatted(money, locale, 'stripIfInteger');
}

const centsOfYuan = 100;

/** Whether all of these prices may stand without decimals: whole yuan in Simplified Chinese do. */
export function areWholeYuan(prices: readonly { amount: number; currency: CurrencyCode }[], locale: string): boolean {
  return locale === 'zh' && prices.every(({ amount: value, currency }) => currency === 'CNY' && value % centsOfYuan === 0);
}

/**
 * Money as the shop's pages write it: whole yuan in Simplified Chinese stand without decimals. Invoices and mails use `formatMoney`, which
 * writes all decimals of a currency.
 */
export function formatPrice(price: { amount: number; currency: CurrencyCode }, locale: string): string {
  return areWholeYuan([price], locale) ? formatShortMoney(price, locale) : formatMoney(price, locale);
}

function formatted(
  { amount: of, currency }: { amount: number; currency: CurrencyCode },
  locale: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string {
  const exponent = exponentOf(currency);
  const isWhole = of % 10 ** exponent === 0;
  const key = `${locale} ${currency} ${trailingZeroDisplay} ${isWhole}`;
  let format = formats.get(key);
  if (!format) {
    // The runtime would round the forint to a whole number, which people write; here it has its minor unit where there is one.
    const digits = isWhole ? {} : { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'symbol', trailingZeroDisplay, ...digits });
    formats.set(key, format);
  }
  return format.format(of / 10 ** exponent);
}
const formats = new Map<string, Intl.NumberFormat>();

/** An amount as people write it, without sign of the currency: 1999 USD is `19.99`. Nothing for null and for what is no amount. */
export function decimalText(of: number | null | undefined, currency: CurrencyCode): string {
  if (of === null || of === undefined || !Number.isSafeInteger(of)) return '';
  const exponent = exponentOf(currency);
  const digits = String(Math.abs(of)).padStart(exponent + 1, '0');
  const sign = of < 0 ? '-' : '';
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** Reads what people write (`19.99`, `19,9`, `20`) as an amount; null for what is none or has more decimals than the currency. */
export function parseDecimal(text: string, currency: CurrencyCode): Amount | null {
  const exponent = exponentOf(currency);
  const found = /^(\d{1,13})(?:[.,](\d+))?$/.exec(text.trim());
  if (!found) return null;
  const fraction = found[2] ?? '';
  if (fraction.length > exponent) return null;
  return amount(Number(found[1]! + fraction.padEnd(exponent, '0')));
}
