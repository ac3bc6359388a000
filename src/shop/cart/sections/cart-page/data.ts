/** What the cart page is given. */
import type { Cart } from '../../contract.ts';

/** The cart as the server saw it, and the countries for an estimate of shipping. */
export type CartPageProps = { initial: Cart | null; countries: { country: string; title: string }[] };
