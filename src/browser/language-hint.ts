/** The hint that a page exists in the visitor's own language (docs/rules/pages.md, "Language hint"): shown until it is dismissed or a language was chosen. */
import { acceptedLanguage } from '#kit/pure/languages.ts';
import { languageChosen } from '#kit/browser/state.ts';

/** Shows the hint for the language that the browser likes best, where this page has it, and remembers an answer. */
export function startLanguageHint(pageLanguage: string): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const hint = target?.closest('[data-language-hint]');
    if (target?.closest('a[hreflang]') || (hint && target?.closest('button'))) languageChosen.set(true);
    if (hint && target?.closest('button')) hint.setAttribute('hidden', '');
  });
  const liked = acceptedLanguage(navigator.languages.join(','));
  if (languageChosen.get() || !liked || liked === pageLanguage) return;
  // Of the two ways of writing Traditional Chinese either does.
  const close = liked === 'zh-TW' ? 'zh-HK' : liked === 'zh-HK' ? 'zh-TW' : liked;
  if (close === pageLanguage) return;
  const offered = [liked, close].flatMap((lang) => [...document.querySelectorAll(`[data-language-hint="${lang}"]`)])[0];
  offered?.removeAttribute('hidden');
}
