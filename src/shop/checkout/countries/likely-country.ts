import type { Context } from '#kit/server/context.ts';
import { marketOf, readMarkets } from '#shop/markets/index.ts';
import { listCountries } from './list-countries.ts';

/** The shipping countries, and the visitor's most likely one: `known` if among them, else that of the language or market. */
export async function likelyCountry(
  context: Context,
  known?: string,
): Promise<{ countries: Awaited<ReturnType<typeof listCountries>>; likely: string | undefined }> {
  const { db, lang, currency } = context;
  const [countries, markets] = await Promise.all([listCountries(context), readMarkets(db)]);
  const shipped = new Set(countries.map((one) => one.country));
  const candidates = [known, ...(lang === 'zh-HK' ? ['HK'] : lang === 'zh' ? ['CN'] : []), ...marketOf(markets, { currency }).countries];
  return { countries, likely: candidates.find((country) => country !== undefined && shipped.has(country)) ?? countries[0]?.country };
}
