/** Addresses that a service outside suggests. */
import type { AddressQuestion, AddressSuggestion } from '#shop/addresses/suggestions/index.ts';
import type { ExtensionContext } from './context.ts';
import type { ByLanguage } from './texts.ts';

export type { AddressQuestion, AddressSuggestion };

/** An address provider. The first that is set up and knows a country is asked while a shopper types an address there; without a proper answer within 3 s there are no suggestions. */
export type AddressProvider<Settings = never> = {
  id: string;
  title: ByLanguage;
  /** ISO 3166-1 alpha-2 codes of the countries whose addresses it knows; absent: all. */
  countries?: readonly string[];
  /** Whether the merchant has set up all that it needs; absent: always. */
  isReady?(settings: Settings): boolean;
  /**
   * Addresses of `country` that begin with `text` (3 to 120 characters), the likeliest first; 8 of them are shown. `province` is a name, or its ISO 3166-2 part.
   * Fields that are not known are ''. Hand `context.signal` to `fetch`.
   */
  suggest(context: ExtensionContext<Settings>, question: AddressQuestion): Promise<readonly AddressSuggestion[]>;
};
