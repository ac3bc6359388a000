/** All promotions that run now. */
import * as m from '#messages';
import type { ShownList } from '../data.ts';
import { OfferList } from '../offer-list.tsx';

/** A card each. */
export function PromotionList({ model }: { settings: unknown; model: ShownList }) {
  return <OfferList title={m.promotions_title()} lead={m.promotions_description()} kind="promotion" items={model.items} columns="sm:grid-cols-2" />;
}
