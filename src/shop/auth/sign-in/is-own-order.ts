import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { readOrder } from '#shop/orders/index.ts';

/** Whether the caller placed this order with this e-mail address. A purchase proves more than a captcha. */
export async function isOwnOrder(context: Context, { orderNo, login }: { orderNo: string | undefined; login: LoginName }): Promise<boolean> {
  if (orderNo === undefined || !('email' in login)) return false;
  try {
    const { contact } = await readOrder(context, { orderNo });
    return contact.email?.toLowerCase() === login.email;
  } catch (error) {
    if (error instanceof ShopError && error.spec === notFound) return false;
    throw error;
  }
}
