/** A promotion: what it saves, its conditions, its period. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ListLead } from '#ui/list-lead.tsx';
import { Island } from '#ui/island.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { ShownPromotion } from '../data.ts';
import { runningTime } from '../facts.tsx';
import { OfferLead } from '../offer-lead.tsx';
import { OfferSetForm } from '../offer-set/island.tsx';
import { OfferProgress } from '../offer-progress/island.tsx';

type PromotionHeadProps = { settings: unknown; data: { error: string | null }; model: ShownPromotion };

/** The products follow in a section of their own; one for the whole shop leads there. A set is put together here. */
export function PromotionHead({ data: { error }, model }: PromotionHeadProps) {
  const { shown, set } = model;
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.promotions_title(), path: '/promotion' }, { title: shown.title }]} />
      {set ? <SetLead shown={shown} set={set} error={error} /> : <GoodsLead {...model} />}
    </section>
  );
}

function SetLead({ shown, set, error }: Pick<ShownPromotion, 'shown'> & { set: NonNullable<ShownPromotion['set']>; error: string | null }) {
  const view = usePageView();
  const { title, saving, description, conditions, image } = shown;
  const time = runningTime({ ...shown, begun: true, locale: view.locale });
  const words = { title, saving, description, terms: [...conditions, ...(time ? [time] : [])], picture: image };
  return (
    <div className="mt-4 lg:mt-6">
      <Island name="offer-set" of={OfferSetForm} when="visible" props={{ set, action: localPath(view, view.path), words, error, own: null }} />
    </div>
  );
}

function GoodsLead({ shown, begun, picture, counted, few }: ShownPromotion) {
  const counts = begun && counted !== null;
  return (
    <ListLead picture={picture} stacked={few}>
      <OfferLead shown={shown} begun={begun} counts={counts} />
      {counts && (
        <div className="mt-6">
          <Island name="offer-progress" of={OfferProgress} when="visible" props={{ slugs: counted, steps: shown.steps }} />
        </div>
      )}
      {shown.wholeShop && (
        <ButtonLink path="/search" look="primary" className="mt-8">
          {m.promotions_to_shop()}
        </ButtonLink>
      )}
    </ListLead>
  );
}
