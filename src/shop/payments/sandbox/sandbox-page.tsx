/** The sandbox's page: what a payment provider would show. A plain form; it works without script and looks like no page of the shop. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import { PlainDocument } from '#ui/plain-document.tsx';
import { PaymentDetails } from '../payment-details.tsx';
import type { Attempt } from '../provider.ts';
import { sandboxCards, walletsFor } from './sandbox-cards.ts';

/** What the page shows. */
export type SandboxPageState = { attempt: Attempt; step: 'card' | 'secure'; wrongCard: boolean; shopName: string };

/** Where the page's style sheet lies. */
export const sandboxStylePath = '/payment/sandbox.css';

/** The page's own policy: nothing but its style sheet, and forms to the shop itself. */
export const sandboxPolicy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page as a whole document, in the language in which the shopper bought. */
export function renderSandboxPage(state: SandboxPageState): string {
  return `<!doctype html>${renderToStaticMarkup(<SandboxPage {...state} />)}`;
}

/** The page of an address that the sandbox does not know. */
export function renderSandboxMissing(locale: Locale): string {
  return `<!doctype html>${renderToStaticMarkup(
    <SandboxDocument locale={locale} title={m.error_not_found({}, { locale })}>
      <h1>{m.error_not_found({}, { locale })}</h1>
    </SandboxDocument>,
  )}`;
}

function SandboxDocument({ locale, title, children }: { locale: Locale; title: string; children: ReactNode }) {
  return (
    <PlainDocument lang={locale} title={title} styles={[sandboxStylePath]}>
      <main>
        <p className="mark">{m.sandbox_badge({}, { locale })}</p>
        {children}
      </main>
    </PlainDocument>
  );
}

function SandboxPage({ attempt, step, wrongCard, shopName }: SandboxPageState) {
  const locale = localeFor(attempt.lang);
  const options = { locale };
  const amount = formatMoney({ amount: attempt.amount, currency: attempt.currency }, locale);
  return (
    <SandboxDocument locale={locale} title={`${m.sandbox_title({}, options)} · ${shopName}`}>
      <h1>{step === 'secure' ? m.sandbox_secure_title({}, options) : m.sandbox_title({}, options)}</h1>
      <PaymentDetails attempt={attempt} shopName={shopName} amount={amount} locale={locale} />
      {step === 'secure' ? (
        <SecureForm locale={locale} />
      ) : (
        <>
          <CardForm locale={locale} amount={amount} wrongCard={wrongCard} />
          <Wallets locale={locale} currency={attempt.currency} />
        </>
      )}
    </SandboxDocument>
  );
}

type FormProps = { locale: Locale };

function CardForm({ locale, amount, wrongCard }: FormProps & { amount: string; wrongCard: boolean }) {
  const options = { locale };
  return (
    <>
      <form method="post">
        <label htmlFor="card">{m.sandbox_card({}, options)}</label>
        <input
          id="card"
          name="card"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={30}
          defaultValue={sandboxCards[0].number}
          aria-invalid={wrongCard || undefined}
          aria-describedby={wrongCard ? 'card-error' : 'card-hint'}
        />
        {wrongCard ? (
          <p className="error" id="card-error" role="alert">
            {m.sandbox_card_unknown({}, options)}
          </p>
        ) : null}
        <p className="hint" id="card-hint">
          {m.sandbox_hint({}, options)}
        </p>
        <button type="submit">{m.sandbox_pay({ amount }, options)}</button>
      </form>
      <section>
        <h2>{m.sandbox_cards({}, options)}</h2>
        <ul>
          {sandboxCards.map((card) => (
            <li key={card.number}>
              <code>{card.number}</code>
              <span>{card.says({}, options)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A button each, in a form of their own: a wallet needs no card. */
function Wallets({ locale, currency }: FormProps & { currency: string }) {
  const wallets = walletsFor(currency);
  if (wallets.length === 0) return null;
  return (
    <section>
      <h2>{m.sandbox_wallets({}, { locale })}</h2>
      <form method="post">
        {wallets.map(({ id, title }) => (
          <button key={id} type="submit" name="wallet" value={id} className="plain">
            {title({}, { locale })}
          </button>
        ))}
      </form>
    </section>
  );
}

function SecureForm({ locale }: FormProps) {
  const options = { locale };
  return (
    <form method="post">
      <p>{m.sandbox_secure_text({}, options)}</p>
      <div className="choice">
        <button type="submit" name="outcome" value="success">
          {m.sandbox_secure_approve({}, options)}
        </button>
        <button type="submit" name="outcome" value="decline" className="plain">
          {m.sandbox_secure_decline({}, options)}
        </button>
      </div>
    </form>
  );
}
