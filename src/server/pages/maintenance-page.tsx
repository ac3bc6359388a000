/** The page that visitors see while the shop is closed: no script, nothing of the shop but its name. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import { textIn, wordIn, type Locale, type Texts } from '#kit/pure/languages.ts';
import { PlainDocument } from '#ui/plain-document.tsx';

/** The page's own policy: its style sheet, and its form. */
export const maintenancePolicy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the page shows, and where its form leads back to. */
export type MaintenancePage = {
  lang: string;
  locale: Locale;
  maintenance: { texts: Texts; password: string };
  /** The shop's name by language. */
  name: Readonly<Record<string, string>>;
  back: string;
  enterPath: string;
  stylePath: string;
  /** A password was sent, and it was another. */
  /** Why the password just sent does not let in. */
  message: string | null;
};

/** The page; the way in is there where the merchant set a password. */
export function maintenancePage({ lang, locale, maintenance, name, back, enterPath, stylePath, message }: MaintenancePage): string {
  const options = { locale };
  const title = textIn(maintenance.texts, 'title', lang) || m.maintenance_title({}, options);
  const text = textIn(maintenance.texts, 'text', lang) || m.maintenance_text({}, options);
  return `<!doctype html>${renderToStaticMarkup(
    <PlainDocument lang={locale} title={`${title} · ${wordIn(name, lang)}`} styles={[stylePath]}>
      <main>
        <p className="shop">{wordIn(name, lang)}</p>
        <h1>{title}</h1>
        {text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {maintenance.password !== '' && (
          <form method="post" action={enterPath}>
            <input type="hidden" name="back" value={back} />
            <label htmlFor="password">{m.maintenance_password({}, options)}</label>
            <div>
              <input
                id="password"
                name="password"
                type="password"
                autoComplete="current-password"
                required
                {...(message !== null ? { 'aria-invalid': true, 'aria-describedby': 'wrong' } : {})}
              />
              <button>{m.maintenance_enter({}, options)}</button>
            </div>
            {message !== null && (
              <p id="wrong" role="alert">
                {message}
              </p>
            )}
          </form>
        )}
      </main>
    </PlainDocument>,
  )}`;
}

/** Its style sheet. */
export const maintenanceStyle = `:root { color-scheme: light dark; --ink: #1b1b20; --soft: #5c5c66; --line: #8a8a94; --ground: #f6f5f3; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f0ee; --soft: #b4b3bb; --line: #77767f; --ground: #17171c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
:lang(zh) { font-family: system-ui, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
:lang(zh-HK) { font-family: system-ui, 'PingFang HK', 'PingFang TC', 'Noto Sans HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', sans-serif; }
main { width: 100%; max-width: 34rem; overflow-wrap: anywhere; }
.shop { margin: 0 0 .5rem; color: var(--soft); font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; font-weight: 650; text-wrap: balance; }
p { margin: 0 0 1rem; }
form { margin-top: 2rem; }
label { display: block; margin-bottom: .25rem; font-size: .9375rem; font-weight: 600; }
form div { display: flex; flex-wrap: wrap; gap: .5rem; }
input, button { min-height: 2.75rem; padding: 0 .875rem; border: 1px solid var(--line); border-radius: .5rem; font: inherit; color: inherit; background: transparent; }
input { flex: 1 1 12rem; min-width: 0; }
button { border-color: var(--ink); background: var(--ink); color: var(--ground); font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #6f4dff; outline-offset: 2px; }
[role=alert] { margin: .5rem 0 0; }
`;
