/** Language and currency: one choice changes the page that one is on. */
import * as m from '#messages';
import { ClosePanel } from '#ui/close-panel.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { FooterData } from './data.ts';

const choice = 'flex min-h-12 w-full items-center justify-between gap-3 rounded-field px-3 text-left hover:bg-base-200';

/** A popover with links to the other languages and a form of currencies; both work without script. */
export function LocalePanel({ languages, currencies }: Pick<FooterData, 'languages' | 'currencies'>) {
  const view = usePageView();
  const here = languages.find((language) => language.lang === view.lang)?.path ?? localPath(view, view.path);
  return (
    <section id="site-locale" popover="auto" className="bottom-panel" aria-label={m.layout_language_currency()}>
      <div className="flex items-center justify-between gap-4 pl-6 pr-3 pt-4">
        <h2 className="title-4">{m.layout_language_currency()}</h2>
        <ClosePanel panel="site-locale" />
      </div>
      <div className="grid gap-x-8 gap-y-4 p-4 pb-8 sm:grid-cols-2">
        <Languages languages={languages} />
        <Currencies currencies={currencies} back={here} />
      </div>
    </section>
  );
}

function Languages({ languages }: Pick<FooterData, 'languages'>) {
  const { lang } = usePageView();
  return (
    <nav aria-label={m.layout_language()}>
      <h3 className="px-3 pb-1 text-sm text-desc">{m.layout_language()}</h3>
      <ul>
        {languages.map((language) => (
          <li key={language.lang}>
            <a
              href={language.path}
              lang={language.lang}
              hrefLang={language.lang}
              className={choice}
              aria-current={language.lang === lang ? 'true' : undefined}
              data-full-load=""
            >
              {language.title}
              {language.lang === lang && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `back` is where the shopper is, and comes back to. */
function Currencies({ currencies, back }: Pick<FooterData, 'currencies'> & { back: string }) {
  const view = usePageView();
  return (
    <form method="post" action="/currency">
      <h3 className="px-3 pb-1 text-sm text-desc">{m.layout_currency()}</h3>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="from" value={view.currency} />
      <ul>
        {currencies.map((currency) => (
          <li key={currency}>
            <button type="submit" name="currency" value={currency} className={choice} aria-pressed={currency === view.currency}>
              <span>
                {currency} <span className="text-desc">{currencyName(currency, view.locale)}</span>
              </span>
              {currency === view.currency && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

const currencyNames = new Map<string, string>();

// Asked for on every page; the runtime looks a name up again each time.
function currencyName(code: string, locale: string): string {
  const key = `${locale} ${code}`;
  const name = currencyNames.get(key) ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
  currencyNames.set(key, name);
  return name;
}
