/** A promotion: its text, its conditions, its period. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import { Island } from '#ui/island.tsx';
import type { ShownPromotion } from '../data.ts';
import { RunningTime, Terms, TimeLeft } from '../dates.tsx';
import { OfferProgress } from '../offer-progress/island.tsx';

/** The products follow in a section of their own; one for the whole shop leads there. */
export function PromotionHead({ model: { shown, begun, picture, counted, few } }: { settings: unknown; model: ShownPromotion }) {
  return (
    <section className="page-width pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_title(), path: '/promotion' }, { title: shown.title }]} />
      <ListLead picture={picture} stacked={few}>
        <div className="flex max-w-2xl flex-col gap-4 wrap-anywhere">
          <h1 className="title-1">{shown.title}</h1>
          {shown.description && <p className="text-lg text-desc">{shown.description}</p>}
          <Terms terms={shown.terms} />
          {begun && counted && <Island name="offer-progress" of={OfferProgress} when="visible" props={{ slugs: counted, steps: shown.steps }} />}
          {begun && shown.endsAt ? <TimeLeft endsAt={shown.endsAt} /> : <RunningTime {...shown} begun={begun} />}
        </div>
        {shown.wholeShop && (
          <ButtonLink path="/search" look="primary" className="mt-8">
            {m.promotions_to_shop()}
          </ButtonLink>
        )}
      </ListLead>
    </section>
  );
}
