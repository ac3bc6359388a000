/** A page. */
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { FavoriteButton } from '#ui/products/favorite-button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { RichText } from '#ui/public-files/rich-text.tsx';
import type { ContentPage } from '../../contract.ts';
import type { PageBodySettings } from './settings.ts';

/** `service`: it tells of the shop, such as how it ships. */
export type PageModel = ContentPage & { service: boolean };

/** Title, picture, text; and below, where it is a page to read again, a favorite button, which is not there without script. */
export function PageBody({ settings, model }: { settings: PageBodySettings; data: unknown; model: PageModel }) {
  const { shows, lang } = usePageView();
  const written = otherLanguageOf(model.languages, lang);
  return (
    <article className="page-width pb-16 pt-3 lg:pt-5">
      <div className="mx-auto lg:max-w-[42rem]">
        <Breadcrumb crumbs={[{ title: model.title, lang: written }]} />
        <h1 lang={written} className="title-1 mt-5 lg:mt-8">
          {model.title}
        </h1>
        {model.summary && (
          <p lang={written} className="mt-5 text-lg text-desc">
            {model.summary}
          </p>
        )}
      </div>
      {model.image && <LeadPicture picture={model.image} service={model.service} />}
      <div className="mx-auto lg:max-w-[42rem]">
        <RichText html={model.body} lang={written} className="mt-10 max-lg:max-w-none text-[1.0625rem]" />
        {shows.favorites && settings.favorite && !model.service && (
          <FavoriteButton type="page" id={model.id} title={model.title} look="plain" className="mt-8" />
        )}
      </div>
    </article>
  );
}

// What is cut off goes from the top, unless the merchant named a place: things stand on something.
const onItsFoot = '[&_img:not([data-focal-y])]:[object-position:50%_85%]';

/** As wide as the page where it is one to read, as its text where it tells of the shop. */
function LeadPicture({ picture, service }: { picture: PictureData; service: boolean }) {
  return service ? (
    <div className="mx-auto mt-8 lg:mt-10 lg:max-w-[42rem]">
      <Picture picture={picture} sizes="(min-width: 768px) 672px, 100vw" priority className="aspect-3/2 w-full rounded-box" />
    </div>
  ) : (
    <Picture
      picture={picture}
      sizes="(min-width: 1280px) 1216px, 100vw"
      priority
      className={`mt-8 aspect-3/2 w-full rounded-box sm:aspect-16/9 lg:mt-10 ${onItsFoot}`}
    />
  );
}
