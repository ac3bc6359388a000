/** A promotion: its text, its conditions, its period. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import { Island } from '#ui/island.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { ShownPromotion } from '../data.ts';
import { RunningTime, Terms, TimeLeft } from '../dates.tsx';
import { OfferSetForm } from '../offer-set/island.tsx';
import { OfferProgress } from '../offer-progress/island.tsx';

/** The products follow in a section of their own; one for the whole shop leads there. A set is put together here. */
export function PromotionHead({
  data: { error },
  model: { shown, begun, picture, counted, few, set },
}: {
  settings: unknown;
  data: { error: string | null };
  model: ShownPromotion;
}) {
  const view = usePageView();
  const { title, description, conditions } = shown;
  if (set)
    return (
      <section className="page-width pb-8 pt-3 lg:pt-5">
        <Breadcrumb crumbs={[{ title: m.promotions_title(), path: '/promotion' }, { title }]} />
        <div className="mt-4 lg:mt-6">
          <Island
            name="offer-set"
            of={OfferSetForm}
            when="visible"
            props={{ set, action: localPath(view, view.path), words: { title, description, conditions, picture: shown.image }, error, own: null }}
          />
        </div>
        {shown.endsAt && (
          <div className="mt-6">
            <TimeLeft endsAt={shown.endsAt} />
          </div>
        )}
      </section>
    );
  return (
    <section className="page-width pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_title(), path: '/promotion' }, { title: shown.title }]} />
      <ListLead picture={picture} stacked={few}>
        <div className="flex max-w-2xl flex-col gap-4 wrap-anywhere">
          <h1 className="title-1">{shown.title}</h1>
          {shown.description && <p className="text-lg text-desc">{shown.description}</p>}
          {shown.tiers.length > 0 ? <Tiers {...shown} /> : <Terms terms={shown.terms} />}
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

/** What each step asks for and gives, side by side, and what the offer asks for besides. */
function Tiers({ tiers, conditions }: Pick<ShownPromotion['shown'], 'tiers' | 'conditions'>) {
  return (
    <>
      <ol className="grid max-w-md grid-cols-2 gap-3">
        {tiers.map(({ from, gift }) => (
          <li key={from} className="rounded-box border border-line px-5 py-4">
            <span className="block text-sm text-desc">{from}</span>
            <span className="title-4 mt-1 block">{gift}</span>
          </li>
        ))}
      </ol>
      <Terms terms={conditions} />
    </>
  );
}
