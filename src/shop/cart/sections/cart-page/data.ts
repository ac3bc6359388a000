/** What the cart page is given. */
import type { Cart } from '../../contract.ts';

/** A plain form of the page that was refused, why, and the coupon code it named. */
export type RefusedCartForm = { form: string; message: string; code: string };

/** The cart as the server saw it, the countries for an estimate of shipping, and what was just refused. */
export type CartPageProps = { initial: Cart | null; countries: { country: string; title: string }[]; refused: RefusedCartForm | null };
