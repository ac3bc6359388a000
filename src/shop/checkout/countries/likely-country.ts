import type { Context } from '#kit/server/context.ts';
import { marketOf, readMarkets } from '#shop/markets/index.ts';
import { listCountries } from './list-countries.ts';

/** The countries that are shipped to, and the one that somebody most likely lives in: `known` of them, else the language's or the market's. */
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
