/** An entry of a custom category: its first picture and text with its products beside, then its other pictures. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SeenProducts } from '#ui/products/seen-products.tsx';
import type { ContentPageModel } from '../content-model.ts';
import type { EntryBodyData } from './load.ts';

/** The first picture leads; the others follow in pairs. */
export function EntryBody({ model: { item, list }, data: { products } }: { settings: unknown; data: EntryBodyData; model: ContentPageModel }) {
  const written = otherLanguageOf(item.languages, usePageView().lang);
  const [first, ...others] = item.pictures;
  return (
    <article className="page-width pb-16 pt-3 lg:pt-5">
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
      <Lead picture={first} products={products}>
        {item.body && <RichText html={item.body} lang={written} className="mt-8 text-[1.0625rem]" />}
      </Lead>
      <Others pictures={others} />
    </article>
  );
}

/** The first picture with the text below it, from edge to edge where there are no products. */
function Lead({ picture, products, children }: { picture: PictureData | undefined; children: ReactNode } & EntryBodyData) {
  const wide = products.length === 0;
  return (
    <div className={`mt-8 grid gap-x-12 gap-y-8 lg:mt-10 lg:items-start ${wide ? '' : 'lg:grid-cols-[7fr_5fr]'}`}>
      <div className="min-w-0">
        {picture && (
          <Picture
            picture={picture}
            sizes={wide ? '(min-width: 1280px) 1216px, 100vw' : '(min-width: 1280px) 800px, (min-width: 1024px) 62vw, 100vw'}
            priority
            className={`w-full rounded-box ${wide ? 'aspect-3/2' : 'aspect-4/3'}`}
          />
        )}
        {children}
      </div>
      {products.length > 0 && (
        <section>
          <h2 className="title-4 mb-4">{m.content_products()}</h2>
          <SeenProducts products={products} label={m.content_products()} />
        </section>
      )}
    </div>
  );
}

function Others({ pictures }: { pictures: PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-12 grid gap-6 sm:grid-cols-2">
      {pictures.map((picture, index) => {
        // The last one without a neighbour has the row to itself.
        const isAlone = index === pictures.length - 1 && index % 2 === 0;
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
  );
}
