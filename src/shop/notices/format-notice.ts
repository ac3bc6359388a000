import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { NoticeKind } from './contract.ts';

/** What a notification is about: names and sums, as they were. A sum is written in the language of whoever reads it. */
export type NoticeParams = Readonly<Record<string, string | { amount: number; currency: string }>>;

const texts: Readonly<Record<NoticeKind, (params: Readonly<Record<string, string>>, options: { locale: Locale }) => string>> = {
  priceDropped: ({ title = '', before = '', now = '' }, options) => m.notices_price_dropped({ title, before, now }, options),
  backInStock: ({ title = '' }, options) => m.notices_back_in_stock({ title }, options),
  creditsGiven: ({ amount = '' }, options) => m.notices_credits_given({ amount }, options),
  articleApproved: ({ title = '' }, options) => m.notices_article_approved({ title }, options),
  newDevice: ({ device = '' }, options) => m.notices_new_device({ device }, options),
  passwordChanged: (_params, options) => m.notices_password_changed({}, options),
  emailChanged: (_params, options) => m.notices_email_changed({}, options),
  mobileChanged: (_params, options) => m.notices_mobile_changed({}, options),
  passkeyAdded: ({ title = '' }, options) => m.notices_passkey_added({ title }, options),
  passkeyRenamed: ({ title = '' }, options) => m.notices_passkey_renamed({ title }, options),
  passkeyRemoved: ({ title = '' }, options) => m.notices_passkey_removed({ title }, options),
  paymentDue: ({ orderNo = '' }, options) => m.notices_payment_due({ orderNo }, options),
  parcelOutForDelivery: ({ orderNo = '' }, options) => m.notices_parcel_out({ orderNo }, options),
  articleRefused: ({ title = '', reason = '' }, options) => m.notices_article_refused({ title, reason }, options),
  returnApplied: ({ returnNo = '' }, options) => m.notices_return_applied({ returnNo }, options),
  returnApproved: ({ returnNo = '' }, options) => m.notices_return_approved({ returnNo }, options),
  returnRefused: ({ returnNo = '', reason = '' }, options) => m.notices_return_refused({ returnNo, reason }, options),
  returnReminded: ({ returnNo = '' }, options) => m.notices_return_reminded({ returnNo }, options),
  returnReceived: ({ returnNo = '' }, options) => m.notices_return_received({ returnNo }, options),
  returnRejected: ({ returnNo = '', reason = '' }, options) => m.notices_return_rejected({ returnNo, reason }, options),
  returnExchangeSent: ({ returnNo = '' }, options) => m.notices_return_exchange_sent({ returnNo }, options),
  returnRefunded: ({ returnNo = '', amount = '' }, options) => m.notices_return_refunded({ returnNo, amount }, options),
  returnExpired: ({ returnNo = '' }, options) => m.notices_return_expired({ returnNo }, options),
};

/** A notification as text in a language. */
export function formatNotice(kind: NoticeKind, params: NoticeParams, locale: Locale): string {
  const written = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : formatMoney(value, locale)]);
  return texts[kind](Object.fromEntries(written), { locale });
}
