/** What a messaging app is to the shop. A new one is a file in `providers/` and a line in `providers.ts`. */
import type { Locale } from '#kit/pure/languages.ts';
import type { Identity } from '../accounts/contract.ts';
import type { SocialProviderId } from './contract.ts';

/** What a provider stores with a ticket until the app answers. */
export type ProviderState = Readonly<Record<string, string>>;

/** What a provider reports by webhook. `secret` is what the code's address carried. */
export type SocialLoginEvent =
  | { kind: 'scan'; secret: string; who: Identity; lang: string; reply: ReplyTo }
  | { kind: 'answer'; secret: string; who: Identity; accept: boolean; lang: string; reply: ReplyTo }
  | { kind: 'other' };

/** Builds the webhook's response, which shows the result in the app. `matchCode` only while a confirmation is wanted. */
export type ReplyTo = (outcome: { text: string; confirm?: { yes: string; no: string } }) => object;

/** A messaging app. None of these runs inside a transaction; each outside call has a time limit. */
export type SocialLoginProvider = {
  id: SocialProviderId;
  title(locale: Locale): string;
  /** `code`: the address is for a phone to scan. `window`: the provider's own page, opened beside the shop, shows the code. */
  shows: 'code' | 'window';
  /** The address that a ticket's `secret` goes out with, and what to store until the answer. */
  begin(asked: { secret: string; lang: string }): Promise<{ url: string; stored: ProviderState }>;
  /**
   * The person who returned from the provider's page, by the browser's return address; null: declined there.
   * @throws ShopError (socialProviderBusy, socialProviderDenied, socialProviderTimeout, invalidProviderResponse)
   */
  finish?(back: { url: URL; secret: string; stored: ProviderState }): Promise<Identity | null>;
  /** Verifies and reads a webhook; null for a forged one. */
  handleWebhook?(webhook: { headers: Readonly<Record<string, string | string[] | undefined>>; body: unknown }): SocialLoginEvent | null;
};
