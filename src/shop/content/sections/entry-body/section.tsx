/** An entry of a custom category: text, then its pictures, large. */
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ContentPageModel } from '../content-model.ts';

/** The first picture leads; the others follow in pairs. */
export function EntryBody({ model: { item, list } }: { settings: unknown; data: unknown; model: ContentPageModel }) {
  const written = otherLanguageOf(item.languages, usePageView().lang);
  const [first, ...others] = item.pictures;
  return (
    <article className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[...(list ? [list] : []), { title: item.title, lang: written }]} />
      <div className="mt-6 max-w-3xl lg:mt-10">
        <h1 lang={written} className="title-1">
          {item.title}
        </h1>
        {item.summary && (
          <p lang={written} className="mt-4 text-lg text-desc">
            {item.summary}
          </p>
        )}
      </div>
      {first && <Picture picture={first} sizes="(min-width: 1280px) 1200px, 100vw" priority className="mt-10 aspect-3/2 w-full rounded-box" />}
      {item.body && <RichText html={item.body} lang={written} className="mt-10 text-[1.0625rem]" />}
      {others.length > 0 && (
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:gap-10">
          {others.map((picture, index) => {
            // The last one without a neighbour has the row to itself.
            const isAlone = index === others.length - 1 && index % 2 === 0;
            return (
              <li key={picture.id} className={isAlone ? 'sm:col-span-2' : ''}>
                <Picture
                  picture={picture}
                  sizes={isAlone ? '100vw' : '(min-width: 640px) 50vw, 100vw'}
                  className={`aspect-4/3 w-full rounded-box ${isAlone ? 'sm:aspect-12/5' : ''}`}
                />
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}
