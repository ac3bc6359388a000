/** What the cart page is given. */
import type { Refused } from '#ui/forms/plain-form.tsx';
import type { Cart } from '../../contract.ts';

/** The cart as the server saw it, the countries for an estimate of shipping, and what was just refused: the form of the coupon, or why anything else was. */
export type CartPageProps = { initial: Cart | null; countries: { country: string; title: string }[]; coupon: Refused; error: string | null };
