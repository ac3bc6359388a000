/** Pure: rates of the shop's currencies out of the European Central Bank's list, which counts everything in euros. */

/** The list of a day: how many of each currency one euro buys, as exact decimals. */
export type EuroRates = { day: string; rates: ReadonlyMap<string, string> };

/** A currency of the shop with the rate that it has. */
export type RatedCurrency = { code: string; rate: string; isBase: boolean };

/** New rates by code, and the currencies that stay as they are. */
export type NewRates = { changed: ReadonlyMap<string, string>; skipped: string[] };

/** Decimals of a rate. */
const decimals = 9;
/** A rate that changes by more than this factor from one list to the next is a mistake. */
export const greatestJump = 1.25;

const plainDecimal = /^(\d{1,9})(?:\.(\d{1,9}))?$/;

/** A decimal as a whole number of billionths; null for what is none or nothing. */
function billionths(text: string): bigint | null {
  const found = plainDecimal.exec(text);
  if (!found) return null;
  const value = BigInt(found[1]! + (found[2] ?? '').padEnd(decimals, '0'));
  return value > 0n ? value : null;
}

function asDecimal(value: bigint): string {
  const digits = String(value).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/**
 * The shop's rates by a list: how many of each currency one of the base buys, to nine decimals. A currency that the list does not have
 * stays; so does one that `known` (the rates were taken from a list before) would see jump. Null where the list lacks the base itself.
 */
export function ratesFrom({ rates }: Pick<EuroRates, 'rates'>, currencies: readonly RatedCurrency[], { known }: { known: boolean }): NewRates | null {
  const inEuros = (code: string) => (code === 'EUR' ? billionths('1') : billionths(rates.get(code) ?? ''));
  const base = currencies.find((currency) => currency.isBase);
  const baseRate = base && inEuros(base.code);
  if (!baseRate) return null;
  const changed = new Map<string, string>();
  const skipped: string[] = [];
  for (const { code, rate, isBase } of currencies) {
    if (isBase) continue;
    const listed = inEuros(code);
    // Rounded to the nearest, as every rate of the list is.
    const next = listed === null ? 0n : (listed * 10n ** BigInt(decimals) * 2n + baseRate) / (baseRate * 2n);
    if (next === 0n || (known && isJump(rate, asDecimal(next)))) skipped.push(code);
    else changed.set(code, asDecimal(next));
  }
  return { changed, skipped };
}

function isJump(before: string, after: string): boolean {
  const factor = Number(after) / Number(before);
  return factor > greatestJump || factor < 1 / greatestJump;
}
