/** A list of promotions or coupons: heading, picture and words of each, or that there are none. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ShownList } from './data.ts';
import { runningTime, Terms } from './facts.tsx';

type Item = ShownList['items'][number];

/** `kind` is the first part of each one's address; `foot` is what can be done with one. Without a foot all of it leads to its page. */
type Cards = {
  kind: 'promotion' | 'coupon';
  items: readonly Item[];
  columns: string;
  foot?: ((item: Item) => ReactNode) | undefined;
};

/** A page of them. */
export function OfferList({ title, lead, kind, items, columns, foot }: Cards & { title: string; lead: string }) {
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mt-4 lg:mt-8">{title}</h1>
      <p className="mb-8 mt-3 max-w-2xl text-desc lg:mb-10">{lead}</p>
      {items.length === 0 && <EmptyState icon="heart" title={m.promotions_none()} text={m.promotions_none_text()} />}
      <OfferCards kind={kind} items={items} columns={columns} foot={foot} />
    </section>
  );
}

/** The cards alone. */
export function OfferCards({ kind, items, columns, foot }: Cards) {
  const whole = foot ? 'hover:underline' : "after:absolute after:inset-0 after:content-[''] group-hover:underline";
  return (
    <ul className={`grid gap-x-6 gap-y-12 lg:gap-y-16 ${columns}`}>
      {items.map((item) => (
        <li key={item.id} className="group relative flex flex-col wrap-anywhere">
          {item.image ? <Lead picture={item.image} /> : kind === 'promotion' && <Goods pictures={item.pictures} />}
          <h2 className="mt-5 text-desc">
            <ShopLink path={`/${kind}/${item.slug}`} className={`underline-offset-4 ${whole}`}>
              {item.title}
            </ShopLink>
          </h2>
          <p className="title-2 mt-1">{item.saving}</p>
          {item.description && <p className="mt-3 max-w-prose text-desc">{item.description}</p>}
          <div className="mt-auto flex flex-col gap-4 pt-3">
            <ShortTerms item={item} />
            {foot ? foot(item) : <ToOffer />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where the whole card leads. */
function ToOffer() {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-2 font-medium">
      {m.promotions_to_offer()}
      <Icon name="arrow" className="size-4" />
    </span>
  );
}

/** What is asked for, and until when. */
function ShortTerms({ item }: { item: Item }) {
  const { locale } = usePageView();
  const time = runningTime({ ...item, begun: true, locale });
  return <Terms terms={[...item.terms, ...(time ? [time] : [])]} />;
}

/** What a coupon is worth, as on the stub of a ticket. */
export function Worth({ term }: { term: string | undefined }) {
  return (
    <p className="title-2 flex items-center justify-center border-dashed border-base-content/30 bg-base-200 px-4 py-6 text-center max-sm:border-b sm:w-48 sm:shrink-0 sm:border-r">
      {term}
    </p>
  );
}

/** The picture that an offer is shown with, whole; the title below it says what it is. */
function Lead({ picture }: { picture: PictureData }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 45vw, 92vw" className="aspect-3/2 w-full rounded-box" />;
}

/** What the promotion is about, beside each other from edge to edge. */
function Goods({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <div className="flex gap-px overflow-hidden rounded-box">
      {pictures.map((picture) => (
        <Picture key={picture.url} picture={{ ...picture, alt: '' }} sizes="(min-width: 640px) 17vw, 33vw" className="aspect-square min-w-0 flex-1" />
      ))}
    </div>
  );
}
