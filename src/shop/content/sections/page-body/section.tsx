/** A page. */
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { FavoriteButton } from '#ui/products/favorite-button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ContentPage } from '../../contract.ts';

/** `service`: it tells of the shop, such as how it ships. */
export type PageModel = ContentPage & { service: boolean };

/** Title, picture, text; and, where it is a page to read again, a favorite button, which is not there without script. */
export function PageBody({ model }: { settings: unknown; data: unknown; model: PageModel }) {
  const { shows, lang } = usePageView();
  const written = otherLanguageOf(model.languages, lang);
  return (
    <article className="page-width pb-16 pt-3 lg:pt-5">
      <div className="mx-auto lg:max-w-[42rem]">
        <Breadcrumb crumbs={[{ title: model.title, lang: written }]} />
        <div className="mt-5 flex items-start justify-between gap-6 lg:mt-8">
          <h1 lang={written} className="title-1">
            {model.title}
          </h1>
          {shows.favorites && !model.service && <FavoriteButton type="page" id={model.id} title={model.title} look="plain" className="-mr-3" />}
        </div>
        {model.summary && (
          <p lang={written} className="mt-5 text-lg text-desc">
            {model.summary}
          </p>
        )}
        {model.image && (
          <Picture
            picture={model.image}
            sizes="(min-width: 768px) 672px, 100vw"
            priority
            className={`mt-8 w-full rounded-box lg:mt-10 ${model.service ? 'aspect-2/1' : 'aspect-3/2'}`}
          />
        )}
        {/* Sanitised when it was written (content, contract). */}
        <div lang={written} className="rich-text mt-10 max-lg:max-w-none text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: model.body }} />
      </div>
    </article>
  );
}
