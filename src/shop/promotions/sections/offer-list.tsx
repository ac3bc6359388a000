/** A list of promotions or coupons: heading, a card each, or that there are none. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { Shown } from '../show/list-public.ts';
import { RunningTime, Terms } from './dates.tsx';

/** `kind` is the first part of each one's address; `foot` is what can be done with one. Without a foot the whole card leads to its page. */
export function OfferList({
  title,
  kind,
  items,
  columns,
  foot,
}: {
  title: string;
  kind: 'promotion' | 'coupon';
  items: readonly Shown[];
  columns: string;
  foot?: (item: Shown) => ReactNode;
}) {
  const whole = foot ? 'hover:underline' : "after:absolute after:inset-0 after:content-[''] group-hover:underline";
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mb-10 lg:mt-8">{title}</h1>
      {items.length === 0 && <EmptyState icon="heart" title={m.promotions_none()} text={m.promotions_none_text()} />}
      <ul className={`grid gap-6 ${columns}`}>
        {items.map((item) => (
          <li key={item.id} className="group relative flex flex-col gap-4 wrap-anywhere rounded-box border border-line p-6 lg:p-8">
            <h2 className="title-3">
              <ShopLink path={`/${kind}/${item.slug}`} className={`underline-offset-4 ${whole}`}>
                {item.title}
              </ShopLink>
            </h2>
            {item.description && <p className="text-desc">{item.description}</p>}
            <Terms terms={item.terms} />
            <RunningTime {...item} begun />
            {foot?.(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
