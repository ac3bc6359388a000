/** Prices of shipping that a service outside answers. */
import type { RateQuestion } from '#shop/shipping/sources/index.ts';
import type { ExtensionContext } from '../context.ts';
import type { ByLanguage } from '../texts.ts';

/** A parcel, and where it goes; amounts are minor units of `currency`, weights grams. `to` names nobody, and holds as much as is known: an estimate has a country and perhaps a postal code. */
export type RateParcel = RateQuestion;

/** What one of the provider's rates costs: minor units of the parcel's currency. */
export type ShippingQuote = { rate: string; amount: number; currency: string };

/**
 * A provider of shipping rates. Staff make shipping methods of its `rates`, in the zones where they are to be offered. A method whose rate is not in the answer,
 * and all of them while there is no proper answer within 3 s, are not offered.
 */
export type ShippingRateProvider<Settings = never> = {
  /** Letters and digits, beginning with a small letter: shipping methods name it. */
  id: string;
  title: ByLanguage;
  rates: readonly { code: string; title: ByLanguage }[];
  /** Whether the merchant has set up all that it needs; absent: always. */
  isReady?(settings: Settings): boolean;
  /** Rates for a parcel, each at most once. Hand `context.signal` to `fetch`. Never called inside a transaction; an answer is used for up to 15 minutes. */
  quote(context: ExtensionContext<Settings>, parcel: RateParcel): Promise<readonly ShippingQuote[]>;
};
