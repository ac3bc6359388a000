import { publicHtml } from './public-files.ts';

/** Rich text, which was sanitised when it was written, with its pictures under their public addresses. For sections: islands know no other than the shop's. */
export function RichText({ html, lang, className = '' }: { html: string; lang?: string | undefined; className?: string }) {
  return <div lang={lang} className={`rich-text ${className}`.trimEnd()} dangerouslySetInnerHTML={{ __html: publicHtml(html) }} />;
}
