/** The page on which Stripe's Payment Element stands: outside of the shop's own pages, for it loads what they must not. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import type { PaymentConfig } from '#kit/server/host-config.ts';
import { PlainDocument } from '#ui/plain-document.tsx';
import type { PaymentAction } from '../contract.ts';
import { PaymentDetails } from '../payment-details.tsx';
import type { Attempt } from '../provider.ts';
import { stripeEmbeds, stripeScriptOf } from './stripe-embeds.ts';
import type { StripePaymentData } from './stripe-page-data.ts';

/** What the page shows. `payPath` is where the order can be paid otherwise, in its language. */
export type StripePageState = {
  attempt: Attempt;
  action: Extract<PaymentAction, { type: 'client' }>;
  shopName: string;
  payPath: string;
  scriptUrl: string;
};

/** Where the page's own files lie. */
export const stripePageFiles = { style: '/payment/stripe.css', script: '/payment/stripe.js', theme: '/theme/payment.css' } as const;

/** The page's own policy: besides its own files nothing but Stripe's script, frames and API. */
export function stripePagePolicy(settings: NonNullable<PaymentConfig['stripe']>): string {
  const { scripts, frames, calls, pictures } = stripeEmbeds(settings);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'self'",
    `frame-src ${frames.join(' ')}`,
    `connect-src ${calls.join(' ')}`,
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What people in China pay with. */
const firstInChina = ['alipay', 'wechat_pay'];

/** The page as a whole document, in the language in which the shopper bought. */
export function renderStripePage(state: StripePageState): string {
  return `<!doctype html>${renderToStaticMarkup(<StripePage {...state} />)}`;
}

/** The page of an address that is not known. */
export function renderStripeMissing(locale: Locale): string {
  return `<!doctype html>${renderToStaticMarkup(
    <StripeDocument locale={locale} title={m.error_not_found({}, { locale })}>
      <h1>{m.error_not_found({}, { locale })}</h1>
    </StripeDocument>,
  )}`;
}

function StripeDocument({ locale, title, head, children }: { locale: Locale; title: string; head?: ReactNode; children: ReactNode }) {
  return (
    <PlainDocument lang={locale} title={title} styles={[stripePageFiles.theme, stripePageFiles.style]} head={head}>
      <main>{children}</main>
    </PlainDocument>
  );
}

function StripePage({ attempt, action, shopName, payPath, scriptUrl }: StripePageState) {
  const locale = localeFor(attempt.lang);
  const options = { locale };
  const amount = formatMoney({ amount: attempt.amount, currency: attempt.currency }, locale);
  const scripts = (
    <>
      <script defer src={stripeScriptOf({ scriptUrl })} />
      <script defer src={stripePageFiles.script} />
    </>
  );
  return (
    <StripeDocument locale={locale} title={`${m.payment_page_title({}, options)} · ${shopName}`} head={scripts}>
      <h1>{m.payment_page_title({}, options)}</h1>
      <PaymentDetails attempt={attempt} shopName={shopName} amount={amount} locale={locale} />
      <noscript>
        <p className="error">{m.payment_page_no_script({}, options)}</p>
      </noscript>
      <p id="payment-message" className="error" role="alert" hidden />
      <form id="payment-form" hidden aria-busy="true">
        <div id="payment-element" />
        <button id="payment-submit" type="submit" disabled>
          {m.payment_page_pay({ amount }, options)}
        </button>
      </form>
      <output id="payment-status" className="hint">
        {m.payment_page_loading({}, options)}
      </output>
      <p className="back">
        <a href={payPath}>{m.payment_page_back({}, options)}</a>
      </p>
      <PaymentData data={dataOf({ attempt, action, locale })} />
    </StripeDocument>
  );
}

function dataOf({ attempt, action, locale }: { attempt: Attempt; action: StripePageState['action']; locale: Locale }): StripePaymentData {
  return {
    publishableKey: action.publishableKey,
    clientSecret: action.clientSecret,
    locale: attempt.lang,
    first: attempt.currency === 'CNY' ? firstInChina : [],
    returnPath: `/payment/return/stripe/${attempt.id}`,
    texts: {
      unreachable: m.payment_page_unreachable({}, { locale }),
      ended: m.payment_page_ended({}, { locale }),
      failed: m.payment_page_failed({}, { locale }),
      busy: m.payment_page_busy({}, { locale }),
    },
  };
}

/** Data, not script: the policy lets nothing inline run. */
function PaymentData({ data }: { data: StripePaymentData }) {
  return <script id="payment-data" type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />;
}
