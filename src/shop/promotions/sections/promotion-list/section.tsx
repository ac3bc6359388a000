/** All promotions that run now. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import type { ShownList } from '../data.ts';
import { OfferList } from '../offer-list.tsx';

/** A card each. */
export function PromotionList({ model }: { settings: unknown; model: ShownList }) {
  const { locale } = usePageView();
  return <OfferList title={m.promotions_title({}, { locale })} kind="promotion" items={model.items} columns="sm:grid-cols-2" />;
}
