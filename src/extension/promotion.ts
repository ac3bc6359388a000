/** Discounts that extensions give: a condition and an effect of their own, beside the merchant's promotions. */
import type { Tx } from '#kit/server/database.ts';
import type { ExtensionContext } from './context.ts';
import type { ByLanguage } from './texts.ts';

/** What is taken off. `amount` is minor units of `context.currency`; `basisPoints` are hundredths of a percent. */
export type PromotionEffect = {
  takes: { kind: 'percentage'; basisPoints: number } | { kind: 'fixedAmount'; amount: number } | { kind: 'freeShipping' };
  /** The goods must come to so much, in minor units; absent: any sum. */
  minSubtotal?: number;
  /** What the cart says in place of the title. */
  title?: ByLanguage;
};

/** A discount of the extension's. It is applied as promotions are, by `priority`, and never takes more than the goods cost. */
export type ExtensionPromotion<Settings = never> = {
  name: string;
  title: ByLanguage;
  /** The smaller goes first; absent: 100. */
  priority?: number;
  /** The condition: what this shopper is given now, or null. Called for each look at a cart or checkout: one or two reads. */
  offer(context: ExtensionContext<Settings>, who: { accountId: string | null }): Promise<PromotionEffect | null>;
  /**
   * An order is being placed with it, in the transaction `tx`, which sees the extension's tables. Write here what was used up; throw a
   * `refusal` where it is not there any more, and the order is not placed. A later cancellation of the order comes as an event.
   */
  take?(context: ExtensionContext<Settings>, tx: Tx, order: { orderId: string; accountId: string | null; amount: number; currency: string }): Promise<void>;
};
