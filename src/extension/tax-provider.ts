/** Taxes that a service outside calculates. */
import type { TaxAnswer, TaxPart, TaxQuestion } from '#shop/markets/tax-sources/index.ts';
import type { ExtensionContext } from './context.ts';
import type { ByLanguage } from './texts.ts';

export type { TaxPart, TaxQuestion };

/**
 * A tax provider. Staff choose it in the markets whose tax it calculates. While there is no proper answer within 3 s, the shop's own rates apply where the
 * merchant allows that, and else nothing can be ordered there.
 */
export type TaxProvider<Settings = never> = {
  /** Letters and digits, beginning with a small letter: markets name it. */
  id: string;
  title: ByLanguage;
  /** Whether the merchant has set up all that it needs; absent: always. */
  isReady?(settings: Settings): boolean;
  /**
   * The tax of each line, in the order in which they were asked for, and of shipping; null where there is none. Hand `context.signal` to `fetch`. Never called
   * inside a transaction; an answer is used for up to 15 minutes.
   */
  taxes(context: ExtensionContext<Settings>, question: TaxQuestion): Promise<TaxAnswer & { currency: string }>;
};
