import type { Context } from '#kit/server/context.ts';
import { giftCardLimits } from '#shop/gift-cards/contract.ts';
import { blockOf, findGiftCard, giftCardError } from '#shop/gift-cards/index.ts';
import type { Checkout } from '../contract.ts';
import { changeCheckout } from '../steps/change-checkout.ts';

/**
 * Pays for this checkout with a gift card, after credits and what was entered before: as much as is left of it and of the total.
 * @throws notFound (404), alreadyPlaced (41), giftCardErrors (40) with the field error `code`, tooMany (40, 429)
 */
export async function useCheckoutGiftCard(context: Context, slug: string, typed: string): Promise<Checkout> {
  const card = await findGiftCard(context, typed);
  return changeCheckout(context, slug, ({ stored: { giftCardIds }, basket: { currency }, total }) => {
    if (giftCardIds.includes(card.id)) return {};
    const block = blockOf(card, { currency, now: context.now() });
    if (block) throw giftCardError(context, block);
    if (giftCardIds.length >= giftCardLimits.perCheckout) throw giftCardError(context, 'tooMany');
    if (total === 0) throw giftCardError(context, 'notNeeded');
    return { giftCardIds: [...giftCardIds, card.id] };
  });
}

/** Pays with a gift card no longer; one that did not pay is no error. */
export async function dropCheckoutGiftCard(context: Context, slug: string, giftCardId: string): Promise<Checkout> {
  return changeCheckout(context, slug, ({ stored }) => ({ giftCardIds: stored.giftCardIds.filter((id) => id !== giftCardId) }));
}
