/** A quotation. */
import { useHref } from '#ui/page-view.tsx';
import type { QuoteSettings } from './settings.ts';

/** What is quoted, and where it can be read. */
export type QuoteData = { quote: string; source: string; link: string | null };

/** Nothing without text. */
export function Quote({ data: { quote, source, link } }: { settings: QuoteSettings; data: QuoteData }) {
  const href = useHref();
  if (quote === '') return null;
  return (
    <section className="page-width block-space">
      <figure className="mx-auto max-w-[42rem] text-center">
        <blockquote className="title-1">{quote}</blockquote>
        {source && (
          <figcaption className="mt-6 text-desc">
            {link === null ? (
              source
            ) : (
              <a href={link.startsWith('/') ? href(link) : link} rel="noreferrer" className="underline underline-offset-4">
                {source}
              </a>
            )}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
