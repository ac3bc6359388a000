import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { isKey, type Queryable, type Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isCountry } from '../addresses/index.ts';
import { recordAction } from '../staff/index.ts';
import { hasTaxSource } from './tax-sources/index.ts';
import { marketExists, type MarketInput, type NewMarketInput, type StaffMarket } from './admin-contract.ts';
import { findMarket, hasCurrency, insertMarket, lockMarkets, rivalMarket, updateMarket } from './store-admin.ts';

const codeLength = 40;

/** A market for staff, by its code. @throws notFound (404) */
export async function readMarket(db: Queryable, id: string): Promise<StaffMarket> {
  const market = isKey(id, codeLength) ? await findMarket(db, id) : undefined;
  if (!market) throw new ShopError(notFound);
  return market;
}

/**
 * Changes a market: its countries, currency, and how tax is shown and shipping taxed. Placed orders stay as they are.
 * @throws notFound (404), stale (412), invalidInput (400) for an unknown country or currency and a country of another market
 */
export async function changeMarket(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: MarketInput; ensureFresh: EnsureFresh },
): Promise<StaffMarket> {
  return context.transaction(async (tx) => {
    await lockMarkets(tx);
    ensureFresh(await readMarket(tx, id));
    const countries = [...new Set(input.countries)];
    await checkMarket(tx, context, { ...input, countries, id });
    await updateMarket(tx, id, { ...input, countries });
    await recordAction(tx, context, { action: 'market.update', subject: id, detail: { ...input, countries, texts: undefined }, about: { texts: input.texts } });
    // Every page is made in the money of a market.
    await invalidateTags(tx, ['markets', 'settings']);
    return readMarket(tx, id);
  });
}

/**
 * Makes a market. The first one is the default.
 * @throws marketExists (40, 409) naming `code`, invalidInput (400) as `changeMarket`
 */
export async function createMarket(context: Context, { code: given, ...input }: NewMarketInput): Promise<StaffMarket> {
  const code = given ?? codeFor(input);
  return context.transaction(async (tx) => {
    await lockMarkets(tx);
    const taken = { errors: { code: m.markets_code_taken({}, { locale: context.locale }) } };
    if (await findMarket(tx, code)) throw new ShopError(marketExists, { data: taken });
    const countries = [...new Set(input.countries)];
    await checkMarket(tx, context, { ...input, countries, id: code });
    await insertMarket(tx, code, { ...input, countries });
    await recordAction(tx, context, {
      action: 'market.create',
      subject: code,
      detail: { ...input, countries, texts: undefined },
      about: { texts: input.texts },
    });
    await invalidateTags(tx, ['markets', 'settings']);
    return readMarket(tx, code);
  });
}

/** Made of what people call it; a market of one country by that country. */
function codeFor({ countries, texts }: MarketInput): string {
  if (countries.length === 1) return countries[0]!.toLowerCase();
  const plain = (texts.en?.title ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, codeLength);
  return plain || 'market';
}

async function checkMarket(
  tx: Tx,
  { locale }: Context,
  { id, countries, currency, taxProvider, reverseCharge, taxIncluded }: MarketInput & { id: string },
): Promise<void> {
  const unknown = countries.find((country) => !isCountry(country));
  if (unknown !== undefined) throw fieldError('countries', m.markets_no_such_country({ code: unknown }, { locale }));
  if (!(await hasCurrency(tx, currency))) throw fieldError('currency', m.markets_no_such_currency({ code: currency }, { locale }));
  if (taxProvider && !hasTaxSource(taxProvider.id)) throw fieldError('taxProvider', m.markets_no_such_tax_provider({}, { locale }));
  if (reverseCharge && taxIncluded) throw fieldError('reverseCharge', m.markets_reverse_charge_included({}, { locale }));
  const rival = await rivalMarket(tx, { code: id, countries });
  if (rival) throw fieldError('countries', m.markets_country_taken({ country: rival.country, market: rival.code }, { locale }));
}
