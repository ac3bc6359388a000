/** What a messaging app is to the shop. A new one is a file in `providers/` and a line in `providers.ts`. */
import type { Locale } from '#kit/pure/languages.ts';
import type { Identity } from '../accounts/contract.ts';
import type { MessengerId } from './contract.ts';

/** What an adapter keeps of a ticket until the messenger answers. */
export type Kept = Readonly<Record<string, string>>;

/** Something that a messenger reports by webhook. `secret` is what the code's address carried. */
export type MessengerEvent =
  | { kind: 'scan'; secret: string; who: Identity; lang: string; reply: ReplyTo }
  | { kind: 'answer'; secret: string; who: Identity; accept: boolean; lang: string; reply: ReplyTo }
  | { kind: 'other' };

/** Says in the messenger what became of it; the answer of the webhook. `matchCode` only while a confirmation is wanted. */
export type ReplyTo = (outcome: { text: string; confirm?: { yes: string; no: string } }) => object;

/** A messaging app. None of these runs inside a transaction; each outside call has a time limit. */
export type MessengerProvider = {
  id: MessengerId;
  title(locale: Locale): string;
  /** `code`: the address is for a phone to scan. `window`: the provider's own page, opened beside the shop, shows the code. */
  shows: 'code' | 'window';
  /** The address that a ticket's `secret` goes out with, and what to keep until the answer. */
  begin(asked: { secret: string; lang: string }): Promise<{ url: string; kept: Kept }>;
  /**
   * Who came back from the provider's page, by the address under which the browser came back; null: refused there.
   * @throws ShopError (messengerBusy, messengerDenied, messengerSilent, messengerGarbled)
   */
  finish?(back: { url: URL; secret: string; kept: Kept }): Promise<Identity | null>;
  /** Verifies and reads a webhook; null for a forged one. */
  hear?(webhook: { headers: Readonly<Record<string, string | string[] | undefined>>; body: unknown }): MessengerEvent | null;
};
