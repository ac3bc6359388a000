/** What can be done with the cart on its page alone: the drawer's script comes with every first page. */
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import type { Cart } from '../../contract.ts';
import { showCart, useCart } from '../use-cart.ts';

async function addCoupon(code: string): Promise<ApiAnswer<Cart>> {
  const answer = await callApi<Cart>('/cart/coupon', { code }, { inForm: true });
  showCart(answer);
  return answer;
}

/** As `useCart`, and more. */
export function useCartPage(initial: Cart | null, rejection: string | null) {
  const cart = useCart(initial, rejection);
  const { change } = cart;
  return {
    ...cart,
    add: (sku: string) => change('/cart/add', { sku, quantity: 1 }, [sku]),
    save: (lineId: string) => change('/cart/save', { lineId }, [lineId]),
    restore: (lineId: string) => change('/cart/restore', { lineId }, [lineId]),
    removeCoupon: (code: string) => change('/cart/coupon/remove', { code }, []),
    addCoupon,
  };
}
