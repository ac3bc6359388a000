/** Puts what an order held into the cart, as far as it is sold now. */
import { cartCount } from '#kit/browser/state.ts';
import { callOrder } from './use-order.ts';

/** What went into the cart and what did not. */
export type Again = { added: number; messages: readonly string[] };

/** `cart` is the cart as it is then; with an `error` nothing was done, and with neither the visitor was shown why. */
export type AgainAnswer = { again: Again; cart: { count: number } } | { error: string } | null;

/** All of it that can be bought; `again.messages` say what was left out and why. */
export async function orderAgain(orderNo: string): Promise<AgainAnswer> {
  const { code, msg, data } = await callOrder<{ count: number; added: number; messages: string[] }>('/order/reorder', { orderNo });
  if (code === 40) return { error: msg };
  if (code !== 0 || !data) return null;
  cartCount.set(data.count);
  return { again: { added: data.added, messages: data.messages }, cart: data };
}

/** Whether all of it went in. */
export const isWhole = ({ added, messages }: Again): boolean => added > 0 && messages.length === 0;
