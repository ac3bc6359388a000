/** An order as the back office reads it. */
import { formatMoney } from '#kit/pure/amount.ts';
import { useLocale, useTranslate } from 'react-admin';
import { isCancelled, type StaffOrder } from '#shop/orders/contract.ts';

/** What staff may do with an order now. */
export type StaffAction = StaffOrder['actions'][number];

export type { StaffOrder };

/** The recipient's name, else the customer's contact. */
export function customerOf({ address, contact }: Pick<StaffOrder, 'address' | 'contact'>): string {
  const chinese = /\p{Script=Han}/u.test(`${address?.firstName}${address?.lastName}`);
  const name = address ? (chinese ? `${address.lastName}${address.firstName}` : `${address.firstName} ${address.lastName}`).trim() : '';
  return name || contact.email || `${contact.countryCode ?? ''} ${contact.mobile ?? ''}`.trim();
}

/** How much of an order has left the house. */
export function sentOf({ products }: Pick<StaffOrder, 'products'>): 'none' | 'part' | 'full' {
  if (products.every((line) => line.shipped === 0)) return 'none';
  return products.some((line) => leftOf(line) > 0) ? 'part' : 'full';
}

/** How many units of a line are to be sent, now or once they have come: not those already sent, nor those that a return or a refund withholds; of gift cards none. */
export const leftOf = (line: StaffOrder['products'][number]): number => (line.giftCard ? 0 : unsentOf(line));

/** How many units of a line are neither sent nor withheld, gift cards too. */
export const unsentOf = (line: StaffOrder['products'][number]): number => line.quantity - line.shipped - line.withheld;

/** What of the money that paid an order has not been given back, in minor units; money that paid nothing is none of it. */
export function moneyLeft({ paymentAmount, refundedAmount, surpluses }: StaffOrder): number {
  const surplus = surpluses.filter(({ amount }) => amount.currency === paymentAmount.currency).reduce((sum, { amount }) => sum + amount.amount, 0);
  return paymentAmount.amount - refundedAmount.amount - surplus;
}

/** What of the credits used has not been given back. */
export const creditsLeft = ({ credits, creditsReturned }: StaffOrder): number => credits.amount - creditsReturned.amount;

/** What gift cards paid and have not got back. */
export const giftCardsLeft = ({ giftCardsAmount, giftCardsReturned }: StaffOrder): number => giftCardsAmount.amount - giftCardsReturned.amount;

/** How many units of a line are neither returned nor refunded; a cancelled order has none. */
export const refundableOf = (order: StaffOrder, line: StaffOrder['products'][number]): number => (isCancelled(order) ? 0 : line.quantity - line.returned);

/** What of an order can still be refunded, as text. */
export function useWhatIsLeft(order: StaffOrder): string {
  const translate = useTranslate();
  const locale = useLocale();
  const { currency } = order.total;
  const [money, credits, giftCards] = [moneyLeft(order), creditsLeft(order), giftCardsLeft(order)];
  const text = (amount: number) => formatMoney({ amount, currency }, locale);
  const sum = text(money + credits + giftCards);
  const left =
    credits === 0 ? translate('backoffice_refund_left', { money: sum }) : translate('backoffice_refund_left_credits', { money: sum, credits: text(credits) });
  return giftCards === 0 ? left : `${left} ${translate('backoffice_refund_left_gift_cards', { money: text(giftCards) })}`;
}
