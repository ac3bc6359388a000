/** A list of promotions or coupons: heading, a card each, or that there are none. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icons.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ShownList } from './data.ts';
import { furtherTerms, Terms } from './dates.tsx';

/** `kind` is the first part of each one's address; `foot` is what can be done with one. Without a foot the whole card leads to its page. */
type Cards = {
  kind: 'promotion' | 'coupon';
  items: ShownList['items'];
  columns: string;
  foot?: ((item: ShownList['items'][number]) => ReactNode) | undefined;
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
    <ul className={`grid gap-6 ${columns}`}>
      {items.map((item) => (
        <li key={item.id} className="group relative flex flex-col overflow-hidden wrap-anywhere rounded-box border border-line">
          {item.image ? <Lead picture={item.image} /> : kind === 'promotion' && <Goods pictures={item.pictures} />}
          <div className={`flex grow flex-col ${kind === 'coupon' ? 'sm:flex-row' : ''}`}>
            {kind === 'coupon' && <Worth term={item.terms[0]} />}
            <div className="flex min-w-0 grow flex-col gap-4 p-6 lg:p-8">
              <h2 className="title-3">
                <ShopLink path={`/${kind}/${item.slug}`} className={`underline-offset-4 ${whole}`}>
                  {item.title}
                </ShopLink>
              </h2>
              {item.description && <p className="text-desc">{item.description}</p>}
              {kind === 'coupon' && <EndedTerms item={item} terms={item.terms.slice(1)} />}
              <div className={`mt-auto flex gap-x-6 gap-y-3 pt-2 ${foot ? 'flex-wrap items-center justify-between' : 'flex-col'}`}>
                {!foot && <EndedTerms item={item} terms={furtherTerms(item)} />}
                {foot ? foot(item) : <ToOffer />}
              </div>
            </div>
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
function EndedTerms({ item: { endsAt }, terms }: { item: ShownList['items'][number]; terms: readonly string[] }) {
  const { locale } = usePageView();
  return <Terms terms={[...terms, ...(endsAt ? [m.promotions_ends({ date: formatDay(endsAt, locale) })] : [])]} />;
}

/** What a coupon is worth, as on the stub of a ticket. */
export function Worth({ term }: { term: string | undefined }) {
  return (
    <p className="title-2 flex items-center justify-center border-dashed border-base-content/30 bg-base-200 px-4 py-6 text-center max-sm:border-b sm:w-48 sm:shrink-0 sm:border-r">
      {term}
    </p>
  );
}

/** The picture that an offer is shown with; the title beside it says what it is. */
function Lead({ picture }: { picture: PictureData }) {
  return <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 45vw, 92vw" className="aspect-3/2 w-full" />;
}

/** What the promotion is about, beside each other from edge to edge. */
function Goods({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <div className="flex gap-px">
      {pictures.map((picture) => (
        <Picture key={picture.url} picture={{ ...picture, alt: '' }} sizes="(min-width: 640px) 17vw, 33vw" className="aspect-square min-w-0 flex-1" />
      ))}
    </div>
  );
}
