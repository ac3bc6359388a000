/** Who calculates the tax of a market, where the shop's own rates do not. */
import type { Locale } from '#kit/pure/languages.ts';
import { questionKey } from '#kit/server/answers/answers.ts';
import type { Answers, Context } from '#kit/server/context.ts';
import type { Place } from '../contract.ts';

/** What is taxed and where it goes, without the person. Amounts are minor units of `currency`, after discounts. */
export type TaxQuestion = {
  currency: string;
  /** Whether the amounts hold the tax: then the part that they hold is asked for, else what is added. */
  taxIncluded: boolean;
  to: { country: string; province: string; city: string; area: string; postalCode: string; address: string };
  lines: { sku: string; quantity: number; taxClass: string; total: number }[];
  /** Null where nothing is charged for it. `taxClass` null: as the goods that are sent, each for its share. */
  shipping: { amount: number; taxClass: string | null } | null;
};

/** The tax of a line or of shipping by one rate, which may hold those of several authorities: `basisPoints` (662.5 is 6.625 %), `amount` in minor units. */
export type TaxPart = { title: string; basisPoints: number; amount: number };

/** What was asked, in its order; null where nothing is taxed. */
export type TaxAnswer = { lines: (TaxPart | null)[]; shipping: TaxPart | null };

/** A calculator of taxes. */
export type TaxSource = {
  id: string;
  title(locale: Locale): string;
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /** Null where it does not answer, or not what it should. Asked outside of every transaction. */
  taxes(context: Context, question: TaxQuestion): Promise<TaxAnswer | null>;
};

const sources = new Map<string, TaxSource>();

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addTaxSources(added: readonly TaxSource[]): () => void {
  const taken = added.find(({ id }) => sources.has(id));
  if (taken) throw new Error(`there is a tax provider named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** Every source. */
export const allTaxSources = (): readonly TaxSource[] => [...sources.values()];

/** Whether there is such a source. */
export const hasTaxSource = (id: string): boolean => sources.has(id);

/** A question of what goes to a place. */
export function taxQuestion({ country, region = '', city = '', area = '', postalCode = '', address = '' }: Place, rest: Omit<TaxQuestion, 'to'>): TaxQuestion {
  return { ...rest, to: { country, province: region, city, area, postalCode, address } };
}

/**
 * The tax that a source calculates; null where it does not answer, is gone, or where nobody asks it.
 * @throws what `Answers.to` throws
 */
export function taxAnswerOf(answers: Answers | undefined, id: string, question: TaxQuestion): TaxAnswer | null {
  if (question.lines.length === 0 && question.shipping === null) return { lines: [], shipping: null };
  const source = sources.get(id);
  if (!answers || !source) return null;
  return answers.to([{ key: questionKey(`taxes by ${id}`, question), ask: (context) => source.taxes(context, question) }])[0] ?? null;
}
