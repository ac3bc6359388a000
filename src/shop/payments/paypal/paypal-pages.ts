/** With which account this shop talks to PayPal, and PayPal's pages that shoppers are sent to. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits, providerAway } from '../contract.ts';
import type { PaypalLine } from './paypal-api.ts';
import type { PaypalError, PaypalOrder } from './paypal-orders.ts';

/** PayPal's pages speak these. */
const locales: Readonly<Record<string, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  'zh-TW': 'zh-TW',
  'zh-HK': 'zh-HK',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  id: 'id-ID',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-PT',
  th: 'th-TH',
};

/**
 * The account of the call.
 * @throws providerAway (500) where PayPal is not set up
 */
export function lineOf(context: Context): PaypalLine {
  const account = context.config.payments.paypal;
  if (!account) throw new ShopError(providerAway, { cause: 'PayPal is not set up' });
  return { account, now: context.now(), limitMs: account.callMs ?? paymentLimits.callMs, shop: new URL(context.config.baseUrl).host };
}

/** The way to PayPal and back, as an order there states it. */
export function experienceOf({ url, lang, ...how }: { url: string; lang: string; user_action: string; shipping_preference: string }): object {
  const locale = locales[lang];
  const experience = { return_url: url, cancel_url: url, payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED', ...how, ...(locale ? { locale } : {}) };
  return { paypal: { experience_context: experience } };
}

/**
 * Where the shopper agrees.
 * @throws providerAway (500) for an address that is not PayPal's
 */
export function approvalAddress({ account }: PaypalLine, { links }: Pick<PaypalOrder, 'links'>): string {
  const href = links.find((link) => link.rel === 'payer-action' || link.rel === 'approve')?.href ?? '';
  const [own, url] = [new URL(account.apiUrl), URL.canParse(href) ? new URL(href) : null];
  const isIts = url !== null && (url.origin === own.origin || (url.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname)));
  if (!isIts) throw new ShopError(providerAway, { cause: 'PayPal named no page of its own to agree on' });
  return url.href;
}

/** PayPal understood and refuses. */
export function refusedBy(what: string, { refused, debugId }: PaypalError): ShopError {
  return new ShopError(providerAway, { cause: `PayPal refused ${what}: ${refused} (debug id ${debugId})` });
}
