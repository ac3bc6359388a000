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

type Props = { settings: unknown; data: EntryBodyData; model: ContentPageModel };

export function EntryBody({ model: { item, list, neighbours }, data: { products } }: Props) {
  const written = otherLanguageOf(item.languages, usePageView().lang);
  const [lead, ...others] = item.pictures;
  const next = neighbours?.next;
  const seen = products.length > 0 && { products, isBeside: others.length > 0 };
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
      {lead && (
        <Picture
          picture={lead}
          sizes="(min-width: 1280px) 1216px, 100vw"
          priority
          className="mt-8 aspect-4/3 w-full rounded-box sm:aspect-3/2 lg:mt-10 lg:aspect-16/9"
        />
      )}
      <div className={`mt-6 grid gap-x-12 gap-y-10 lg:mt-10 ${seen && seen.isBeside ? 'lg:grid-cols-[7fr_5fr] lg:items-start' : ''}`}>
        <div className="flex flex-col gap-6 lg:gap-8">
          {item.body && <RichText html={item.body} lang={written} className="max-w-3xl text-[1.0625rem]" />}
          {others.length > 0 && <Scenes pictures={others} areStacked={seen && seen.isBeside} />}
        </div>
        {seen && <Seen {...seen} />}
      </div>
      {next && list && <Next entry={next} path={`${list.path}/${encodeURIComponent(next.slug)}`} />}
    </article>
  );
}

/** The other pictures, two beside each other, the last of an odd number across both; on a desk below each other where products stand beside them. */
function Scenes({ pictures, areStacked }: { pictures: ContentPageModel['item']['pictures']; areStacked: boolean }) {
  return (
    <div
      className={`grid gap-6 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:[&>:last-child:nth-child(odd)]:aspect-2/1 ${areStacked ? 'lg:flex lg:flex-col' : ''}`}
    >
      {pictures.map((picture) => (
        <Picture
          key={picture.id}
          picture={picture}
          sizes={areStacked ? '(min-width: 1280px) 700px, (min-width: 1024px) 58vw, (min-width: 640px) 50vw, 100vw' : '(min-width: 640px) 50vw, 100vw'}
          className="aspect-4/3 w-full rounded-box"
        />
      ))}
    </div>
  );
}

/** What is seen: beside the pictures it stays in sight as long as it fits, else it stands in columns. */
function Seen({ products, isBeside }: { products: EntryBodyData['products']; isBeside: boolean }) {
  return (
    <section className={isBeside ? 'lg:sticky lg:top-24' : ''}>
      <h2 className="title-4 mb-4">{m.content_seen()}</h2>
      <SeenProducts products={products} label={m.content_seen()} columns={isBeside ? 'untilDesk' : 'two'} />
    </section>
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
