/** The demo messenger's page, which plays the phone, and the result page after a provider's page. Plain forms that do not look like the shop's pages. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { PlainDocument } from '#ui/plain-document.tsx';
import { socialLoginLimits } from './contract.ts';

export { phoneStyle } from './phone-style.ts';

/** What the phone shows. */
export type PhoneView = { locale: Locale; shopName: string; matchCode: string };
/** The result, once nothing is left to do on this page. */
export type Result = { locale: Locale; shopName: string; what: 'confirmed' | 'refused' | { error: string }; app?: string };

/** Where the pages' style sheet lies. */
export const phoneStylePath = '/auth/qr/phone.css';

/** The pages' own policy: nothing but their style sheet, and forms to the shop itself. */
export const phonePolicy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The question whether the other screen may be signed in. */
export function renderPhone(view: PhoneView): string {
  return `<!doctype html>${renderToStaticMarkup(<Phone {...view} />)}`;
}

/** What came of it. */
export function renderResult(result: Result): string {
  return `<!doctype html>${renderToStaticMarkup(<ResultPage {...result} />)}`;
}

function Document({ locale, shopName, title, mark, children }: { locale: Locale; shopName: string; title: string; mark: string; children: ReactNode }) {
  return (
    <PlainDocument lang={locale} title={`${title} · ${shopName}`} styles={[phoneStylePath]}>
      <main>
        <p className="mark">{mark}</p>
        {children}
      </main>
    </PlainDocument>
  );
}

function Phone({ locale, shopName, matchCode }: PhoneView) {
  const options = { locale };
  const title = m.social_login_phone_title({ shop: shopName }, options);
  return (
    <Document locale={locale} shopName={shopName} title={title} mark={m.social_login_demo({}, options)}>
      <h1>{title}</h1>
      <p>{m.social_login_phone_match({}, options)}</p>
      <p className="code">{matchCode}</p>
      <p className="hint">{m.social_login_phone_warning({}, options)}</p>
      <form method="post">
        <input type="hidden" name="matchCode" value={matchCode} />
        <label htmlFor="name">{m.social_login_phone_name({}, options)}</label>
        <input
          id="name"
          name="name"
          autoComplete="off"
          maxLength={socialLoginLimits.name}
          required
          defaultValue={m.social_login_phone_someone({}, options)}
          aria-describedby="name-hint"
        />
        <p className="hint" id="name-hint">
          {m.social_login_phone_name_hint({}, options)}
        </p>
        <div className="choice">
          <button type="submit" name="answer" value="confirm">
            {m.social_login_phone_confirm({}, options)}
          </button>
          <button type="submit" name="answer" value="refuse" className="plain" formNoValidate>
            {m.social_login_phone_refuse({}, options)}
          </button>
        </div>
      </form>
    </Document>
  );
}

function ResultPage({ locale, shopName, what, app }: Result) {
  const options = { locale };
  const isError = typeof what === 'object';
  const title = isError
    ? m.social_login_said_failed({}, options)
    : what === 'confirmed'
      ? m.social_login_said_confirmed({}, options)
      : m.social_login_said_refused({}, options);
  const text = isError ? what.error : what === 'confirmed' ? m.social_login_phone_confirmed({}, options) : m.social_login_phone_refused({}, options);
  return (
    <Document locale={locale} shopName={shopName} title={title} mark={app ?? m.social_login_mark({}, options)}>
      <h1>{title}</h1>
      <p>{text}</p>
    </Document>
  );
}
