/** The page that the service worker shows where there is no network and nothing was seen before. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import { wordIn, type Locale } from '#kit/pure/languages.ts';
import { PlainDocument } from '#ui/plain-document.tsx';

/** The page is shown at any address, and an empty one is that, query and all. */
const sameAddress = '';

/** The page, in one language. */
export function offlinePage({ locale, name, stylePath }: { locale: Locale; name: Readonly<Record<string, string>>; stylePath: string }): string {
  const options = { locale };
  const title = m.page_offline_title({}, options);
  return `<!doctype html>${renderToStaticMarkup(
    <PlainDocument lang={locale} title={`${title} · ${wordIn(name, locale)}`} styles={[stylePath]}>
      <main>
        <p className="shop">{wordIn(name, locale)}</p>
        <h1>{title}</h1>
        <p>{m.page_offline_text({}, options)}</p>
        <p>
          <a href={sameAddress}>{m.page_try_again({}, options)}</a>
        </p>
      </main>
    </PlainDocument>,
  )}`;
}
