import type { ExtensionPromotion, PromotionEffect } from '#extension/promotion.ts';
import { amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Offer } from '#shop/promotions/apply/index.ts';
import type { OfferSource } from '#shop/promotions/sources/index.ts';
import { limited, limitedIn, messageFrom, type Installed } from './extension-context.ts';
import { titleFrom } from './texts.ts';

const usualPriority = 100;

/** A discount of an extension as an offer source. */
export function ownPromotion(installed: Installed, promotion: ExtensionPromotion<never>): OfferSource {
  const { definition, limits } = installed;
  const id = `ext.${definition.name}.${promotion.name}`;
  const { take } = promotion;
  const usualTitle = titleFrom(installed, `promotions.${promotion.name}.title`, promotion.title);
  const titleOf = ({ title }: PromotionEffect, { locale }: Context) => (title ? messageFrom(title)({}, { locale }) : usualTitle(locale));
  return {
    id,
    async offerFor(context, who) {
      try {
        const effect = await limited(installed, context, { what: `the offer ${id}`, ms: limits.sectionMs }, (own) => promotion.offer(own, who));
        return effect && offerOf(id, effect, { title: titleOf(effect, context), priority: promotion.priority ?? usualPriority });
      } catch (error) {
        context.log.error({ err: error, extension: definition.name }, 'an offer was left out');
        return null;
      }
    },
    async take(tx, context, order) {
      if (!take) return;
      await limitedIn(installed, context, { tx, what: `taking ${id}`, ms: limits.sectionMs }, (own) => take(own, tx, order));
    },
  };
}

/** @throws Error when the effect is none: a sum that is not whole, or below 0 */
function offerOf(id: string, { takes, minSubtotal }: PromotionEffect, { title, priority }: Pick<Offer, 'title' | 'priority'>): Offer {
  return {
    id,
    source: 'besides',
    title,
    priority,
    exclusive: false,
    startsAt: null,
    endsAt: null,
    rule: ruleOf(takes),
    targets: { products: [], categories: [], collections: [], tags: [] },
    minSubtotal: minSubtotal === undefined ? null : amount(minSubtotal),
    minQuantity: null,
    firstOrder: false,
    customerGroups: [],
    customers: [],
    markets: [],
    claimRequired: false,
    totalLimit: null,
    usedCount: 0,
    perCustomerLimit: null,
    usedByCustomer: 0,
    claimed: false,
  };
}

function ruleOf(takes: PromotionEffect['takes']): Offer['rule'] {
  if (takes.kind === 'freeShipping') return { kind: 'freeShipping', methods: [] };
  if (takes.kind === 'fixedAmount') return { kind: 'fixedAmount', amount: positive(amount(takes.amount)) };
  if (!Number.isInteger(takes.basisPoints) || takes.basisPoints > 10_000) throw new Error(`${takes.basisPoints} is no share of a price in basis points`);
  return { kind: 'percentage', basisPoints: positive(takes.basisPoints) };
}

function positive<Value extends number>(value: Value): Value {
  if (value < 0) throw new Error(`${value} would be put on the price`);
  return value;
}
