/** Services that quote shipping rates, where the merchant's own tables have none. */
import type { Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import type { Answers, Context, Question } from '#kit/server/context.ts';
import type { Place } from '../../markets/contract.ts';
import type { Parcel } from '../contract.ts';

/** A parcel and where it goes, without the person: nobody needs a name for a price. Amounts are minor units of `currency`. */
export type RateQuestion = {
  currency: string;
  to: { country: string; province: string; city: string; area: string; postalCode: string; address: string };
  lines: { sku: string; quantity: number; weightGrams: number; total: number }[];
  weightGrams: number;
  /** What the goods cost after discounts. */
  subtotal: number;
};

/** What one of a source's rates costs, in minor units of the currency that was asked for. */
export type RateQuote = { rate: string; amount: Amount };

/** A source of prices. `rates` are the ways it knows, of which the merchant makes shipping methods. */
export type RateSource = {
  id: string;
  title(locale: Locale): string;
  rates: readonly { code: string; title(locale: Locale): string }[];
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /** The rates that it has for a parcel; null where it does not answer, or not what it should. Asked outside of every transaction. */
  quote(context: Context, question: RateQuestion): Promise<RateQuote[] | null>;
};

const sources = new Map<string, RateSource>();

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addRateSources(added: readonly RateSource[]): () => void {
  const taken = added.find(({ id }) => sources.has(id));
  if (taken) throw new Error(`there is a shipping rate provider named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** Every source. */
export const allRateSources = (): readonly RateSource[] => [...sources.values()];

/** The quotes of some sources for a parcel, by their ids. A source that is gone, or that nobody asks, has none. */
export function quotesOf(answers: Answers | undefined, ids: readonly string[], asked: { place: Place; parcel: Parcel }): ReadonlyMap<string, RateQuote[]> {
  const known = [...new Set(ids)].flatMap((id) => sources.get(id) ?? []);
  if (!answers || known.length === 0) return new Map();
  const question = questionOf(asked);
  const answered = answers.to(known.map((source) => askingFor(source, question)));
  return new Map(known.map(({ id }, index) => [id, answered[index] ?? []]));
}

function askingFor(source: RateSource, question: RateQuestion): Question<RateQuote[]> {
  return { key: questionKey(`rates of ${source.id}`, question), ask: (context) => source.quote(context, question) };
}

function questionOf({ place, parcel }: { place: Place; parcel: Parcel }): RateQuestion {
  const { country, region = '', city = '', area = '', postalCode = '', address = '' } = place;
  const { currency, weightGrams, subtotal, lines = [] } = parcel;
  return { currency, to: { country, province: region, city, area, postalCode, address }, lines: [...lines], weightGrams, subtotal };
}
