import { languages } from '#kit/pure/languages.ts';
import { localPath, usePageView, type PageView } from '../page-view.tsx';
import { publicHtml } from './public-files.ts';

/** Rich text, which was sanitised when it was written, with its pictures under their public addresses and its links in the page's language. For sections: islands know no other address than the shop's. */
export function RichText({ html, lang, className = '' }: { html: string; lang?: string | undefined; className?: string }) {
  const view = usePageView();
  return <div lang={lang} className={`rich-text ${className}`.trimEnd()} dangerouslySetInnerHTML={{ __html: withLocalLinks(publicHtml(html), view) }} />;
}

// In two steps, each linear: words that imitate links, however many, are not looked through again for each of them.
const link = /<a [^>]*>/g;
const ownPath = /(?<= href=")\/(?!\/)[^"]*/;
/** First parts of addresses that are the same in all languages, or name one. */
const fixed = new Set<string>(['api', 'assets', 'backoffice', 'media', ...languages]);

/** Whoever writes a text names the shop's pages by their paths, as everywhere: without a language. */
function withLocalLinks(html: string, view: Pick<PageView, 'lang'>): string {
  if (view.lang === 'en') return html;
  const local = (path: string) => (fixed.has(/^\/([^/?#]*)/.exec(path)![1]!) ? path : localPath(view, path));
  return html.replace(link, (tag) => tag.replace(ownPath, local));
}
