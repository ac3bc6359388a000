/** Ways to pay, as pages show them before there is anything to pay. */

/** One way: `picture` is the address of a mark that people know by its look and that stands for the name; `icon` is drawn beside the name. */
export type PaymentMark = { id: string; title: string; icon: 'bank' | 'truck' | null; picture: string | null };

// Their names are the same in all languages.
const drawn = (id: string, title: string): PaymentMark => ({ id, title, icon: null, picture: `/payment-marks/${id}.svg` });

/** Makers of the cards that providers of cards take in every country. */
const cards: readonly PaymentMark[] = [drawn('visa', 'Visa'), drawn('mastercard', 'Mastercard'), drawn('american-express', 'American Express')];

/** What most people of a currency pay by, before cards. The sandbox has them; which of them an account at Stripe takes is decided there. */
const wallets: Readonly<Record<string, readonly PaymentMark[]>> = { CNY: [drawn('alipay', 'Alipay'), drawn('wechat-pay', 'WeChat Pay')] };

const drawnMarks: Readonly<Record<string, readonly PaymentMark[]>> = { sandbox: cards, stripe: cards, paypal: [drawn('paypal', 'PayPal')] };

/** The drawn marks of a payment method for a currency; none where it has none. */
export function drawnMarksOf(methodId: string, currency: string): readonly PaymentMark[] {
  const own = Object.hasOwn(drawnMarks, methodId) ? (drawnMarks[methodId] ?? []) : [];
  return methodId === 'sandbox' ? [...(wallets[currency] ?? []), ...own] : own;
}
