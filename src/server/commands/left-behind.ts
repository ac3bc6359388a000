/** What in a shop still names an extension that goes. */
import type { Queryable } from '#kit/server/database.ts';
import { strandedMarkets } from '#shop/markets/tax-sources/index.ts';
import { countOpenOrders } from '#shop/orders/pay/index.ts';
import { findKeptMethods } from '#shop/payments/providers/index.ts';
import { strandedZones } from '#shop/shipping/sources/index.ts';
import { loadExtensions, type ExtensionEntry } from '../extensions/load-extensions.ts';

/** Warnings, a line each: open orders by its payment methods, zones without other shipping methods, markets whose tax nobody calculates now. */
export async function leftBehind(reader: Queryable, { name, others }: { name: string; others: readonly ExtensionEntry[] }): Promise<string[]> {
  const { extensions } = await loadExtensions(others);
  const idsOf = (kind: 'shippingRates' | 'taxProviders') => new Set(extensions.flatMap(({ definition }) => (definition[kind] ?? []).map(({ id }) => id)));
  const methods = (await findKeptMethods(reader)).filter(({ extension }) => extension === name).map(({ id }) => id);
  const open = await countOpenOrders(reader, methods);
  const zones = await strandedZones(reader, idsOf('shippingRates'));
  const markets = await strandedMarkets(reader, idsOf('taxProviders'));
  return [
    ...(open > 0 ? [`Open orders by its payment methods (${methods.join(', ')}): ${open}. Staff mark them paid and give money back by hand.`] : []),
    ...zones.map((zone) => `Nothing ships to the zone ${zone}: all its methods have rates of extensions that are gone.`),
    ...markets.map(({ code, ownRates }) =>
      ownRates
        ? `The market ${code} has its tax by the shop's own rates: its tax provider is gone.`
        : `Nothing can be ordered in the market ${code}: its tax provider is gone.`,
    ),
  ];
}
