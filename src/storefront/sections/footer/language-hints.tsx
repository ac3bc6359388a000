/** Hidden offers of this page in other languages, each in its own language; the browser shows the one in its visitor's language, once. */
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { FooterData } from './data.ts';

/** The offers. Shown or not, they take no room in the page. */
export function LanguageHints({ languages }: Pick<FooterData, 'languages'>) {
  const { lang } = usePageView();
  return languages
    .filter((language) => language.lang !== lang)
    .map((language) => {
      // Not the page's: who is asked does not read that one best.
      const locale = localeFor(language.lang);
      return (
        <aside
          key={language.lang}
          hidden
          lang={locale}
          data-language-hint={language.lang}
          aria-label={m.layout_language({}, { locale })}
          className="language-hint fixed bottom-(--above-foot,0.5rem) left-4 right-4 z-40 flex max-w-xl flex-wrap items-center justify-between gap-x-4 rounded-box border border-line bg-base-100 px-4 py-2 text-sm raised"
        >
          <p>{m.layout_language_hint({ language: language.title }, { locale })}</p>
          <p className="flex flex-wrap gap-x-4">
            <a
              href={language.path}
              hrefLang={language.lang}
              data-full-load=""
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {language.title}
            </a>
            <button type="button" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {m.layout_language_hint_refuse({}, { locale })}
            </button>
          </p>
        </aside>
      );
    });
}
