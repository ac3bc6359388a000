import type { Context } from '#kit/server/context.ts';
import { invalidField } from '#kit/server/http/api.ts';
import { giftCardLimits, type GiftDelivery } from '#shop/gift-cards/contract.ts';
import type { Checkout } from '../contract.ts';
import { changeCheckout } from '../steps/change-checkout.ts';

const dayMs = 24 * 3_600_000;

/**
 * Sets who gets the gift cards that this checkout buys, as a whole; nothing given: the buyer, at once.
 * @throws notFound (404), alreadyPlaced (41), invalidInput (40) for a day that is over or more than a year away
 */
export async function setGiftDelivery(context: Context, slug: string, given: GiftDelivery): Promise<Checkout> {
  const { locale } = context;
  const now = context.now().getTime();
  const day = given.sendOn === null ? now : Date.parse(given.sendOn);
  if (day < now - dayMs || day > now + giftCardLimits.daysAhead * dayMs) throw invalidField('sendOn', locale);
  const { recipientName, recipientEmail, senderName, message, sendOn } = given;
  const isEmpty = recipientEmail === null && sendOn === null && `${recipientName}${senderName}${message}` === '';
  return changeCheckout(context, slug, () => ({ giftDelivery: isEmpty ? null : { recipientName, recipientEmail, senderName, message, sendOn } }));
}
