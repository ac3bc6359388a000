/** What a source of address suggestions is asked, and what it answers. */
import type { Context } from '#kit/server/context.ts';
import type { SuggestedFields } from './suggested-fields.ts';

/** The beginning of an address, as it is being typed. `lang` is the shopper's language. */
export type AddressQuestion = { country: string; text: string; lang: string };

/** An address in a line, and in the fields of its country: without a person. */
export type AddressSuggestion = { title: string; address: SuggestedFields };

/** The same; with an id, its source knows the fields by it. */
export type FoundAddress = AddressSuggestion & { id?: string };

/** A source of addresses. All calls are made outside of every transaction. */
export type AddressSource = {
  id: string;
  /** The countries whose addresses it knows; null: all. */
  countries: readonly string[] | null;
  /** A name that it wants shown with its suggestions; absent: none. */
  attribution?: string;
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /**
   * Null where it does not answer, or not what it should; it may throw ServiceFailed as well. `session`: 32 hexadecimal digits that the questions about one address
   * share, for services that charge by the address; '' is none.
   */
  suggest(context: Context, question: AddressQuestion, session: string): Promise<FoundAddress[] | null>;
  /** The address of a suggestion with an id; null where there is none of that country. Absent: all come with their fields. */
  resolve?(context: Context, asked: { country: string; id: string; lang: string }, session: string): Promise<SuggestedFields | null>;
};
