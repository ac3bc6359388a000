/** Ways to pay, as pages show them before there is anything to pay. */

/** One way: `picture` is the address of a mark that people know by its look and that stands for the name; `icon` is drawn beside the name. */
export type PaymentMark = { id: string; title: string; icon: 'bank' | 'truck' | null; picture: string | null };

// Their names are the same in all languages.
const drawn = (id: string, title: string): PaymentMark => ({ id, title, icon: null, picture: `/payment-marks/${id}.svg` });

/** Makers of the cards that providers of cards take in every country. */
const cards: readonly PaymentMark[] = [drawn('visa', 'Visa'), drawn('mastercard', 'Mastercard'), drawn('american-express', 'American Express')];

const drawnMarks: Readonly<Record<string, readonly PaymentMark[]>> = { sandbox: cards, stripe: cards, paypal: [drawn('paypal', 'PayPal')] };

/** The drawn marks of a payment method; none where it has none. */
export const drawnMarksOf = (methodId: string): readonly PaymentMark[] => (Object.hasOwn(drawnMarks, methodId) ? (drawnMarks[methodId] ?? []) : []);
