/** A promotion: its text, its conditions, its period. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { ShownOne } from '../data.ts';
import { RunningTime, Terms, TimeLeft } from '../dates.tsx';

/** The products follow in a section of their own; one for the whole shop leads there. */
export function PromotionHead({ model: { shown, begun } }: { settings: unknown; model: ShownOne }) {
  return (
    <section className="page-width pb-10 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_title(), path: '/promotion' }, { title: shown.title }]} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mt-8">
        <div className="flex max-w-2xl flex-col gap-4 wrap-anywhere">
          <h1 className="title-1">{shown.title}</h1>
          {shown.description && <p className="text-lg text-desc">{shown.description}</p>}
          <Terms terms={shown.terms} />
          {!begun && <RunningTime {...shown} begun={begun} />}
        </div>
        {begun && <TimeLeft endsAt={shown.endsAt} />}
      </div>
      {shown.wholeShop && (
        <ButtonLink path="/search" look="primary" className="mt-8">
          {m.promotions_to_shop()}
        </ButtonLink>
      )}
    </section>
  );
}
