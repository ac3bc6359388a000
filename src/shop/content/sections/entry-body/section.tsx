/** An entry of a custom category: its pictures with their text, its products beside the first, and the way to the next one. */
import * as m from '#messages';
import { otherLanguageOf } from '#kit/pure/languages.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { SeenProducts } from '#ui/products/seen-products.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ContentCard } from '../../contract.ts';
import type { ContentPageModel } from '../content-model.ts';
import type { EntryBodyData } from './load.ts';

/** More products than these are as high as all pictures, which then stay in their column. */
const mostBeside = 8;

type Props = { settings: unknown; data: EntryBodyData; model: ContentPageModel };

export function EntryBody({ model: { item, list, neighbours }, data: { products } }: Props) {
  const written = otherLanguageOf(item.languages, usePageView().lang);
  const wide = products.length === 0;
  const long = products.length > mostBeside;
  const rows = long ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_1fr]';
  const next = neighbours?.next;
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
      <div className={`mt-8 grid gap-x-12 gap-y-6 lg:mt-10 lg:gap-y-8 ${wide ? '' : `lg:grid-cols-[7fr_5fr] lg:items-start ${rows}`}`}>
        <Scene item={item} written={written} pairs={wide ? '' : long ? pairs : `${pairs} lg:col-span-2`} />
        {!wide && (
          <section className={`max-lg:mt-4 lg:col-start-2 lg:row-start-1 ${long ? 'lg:row-span-3' : 'lg:row-span-2'}`}>
            <h2 className="title-4 mb-4">{m.content_seen()}</h2>
            <SeenProducts products={products} label={m.content_seen()} />
          </section>
        )}
      </div>
      {next && list && <Next entry={next} path={`${list.path}/${encodeURIComponent(next.slug)}`} />}
    </article>
  );
}

/** Two of them beside each other; the last of an odd number across both. */
const pairs = 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:aspect-2/1';

/** The first picture and the text, with what is seen beside both; then the other pictures, in `pairs` below. */
function Scene({ item: { pictures, body }, written, pairs }: Pick<ContentPageModel, 'item'> & { written: string | undefined; pairs: string }) {
  const wide = pairs === '';
  const drawn = pictures.map((picture, index) => (
    <Picture
      key={picture.id}
      picture={picture}
      sizes={wide ? '(min-width: 1280px) 1216px, 100vw' : '(min-width: 1280px) 700px, (min-width: 1024px) 58vw, 100vw'}
      priority={index === 0}
      className={`w-full rounded-box ${wide ? 'aspect-3/2' : 'aspect-4/3'}`}
    />
  ));
  return (
    <>
      {drawn[0]}
      {body && <RichText html={body} lang={written} className="text-[1.0625rem]" />}
      {drawn.length > 1 && <div className={`grid gap-6 ${pairs}`}>{drawn.slice(1)}</div>}
    </>
  );
}

/** The next one by its picture; the whole of it leads there. */
function Next({ entry, path }: { entry: ContentCard; path: string }) {
  return (
    <nav aria-label={m.content_next_entry()} className="mt-12 border-line lg:mt-20 lg:border-t lg:pt-10">
      <ShopLink path={path} rel="next" className="group grid items-center gap-x-12 gap-y-5 sm:grid-cols-2">
        {entry.picture && (
          <Picture
            picture={{ ...entry.picture, alt: '' }}
            sizes="(min-width: 1280px) 596px, (min-width: 640px) 50vw, 100vw"
            className="aspect-3/2 rounded-box"
          />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span className="text-sm text-desc">{m.content_next_entry()}</span>
          <span className="title-2 mt-1 block underline-offset-4 group-hover:underline">{entry.title}</span>
          {entry.summary && <span className="mt-3 block text-desc">{entry.summary}</span>}
        </span>
      </ShopLink>
    </nav>
  );
}
