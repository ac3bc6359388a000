/** What went wrong on the way of a page request, as an error of the shop. */
import { unexpectedError, forbidden, unavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Log } from '#kit/server/context.ts';

const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0[123]|08\w{3}|53300)$/;

/** A domain error as it is; anything else is logged and becomes 500, or 503 while the database is away. */
export function toShopError(thrown: unknown, log: Log): ShopError {
  if (thrown instanceof ShopError) return thrown.spec === forbidden ? new ShopError(forbidden) : thrown;
  const chain = [thrown, (thrown as { cause?: unknown }).cause] as { code?: string; message?: string }[];
  const isAway = chain.some(
    (one) => databaseAway.test(one?.code ?? '') || /Connection terminated|timeout exceeded when trying to connect/.test(one?.message ?? ''),
  );
  log.error({ err: thrown }, 'page failed');
  return new ShopError(isAway ? unavailable : unexpectedError, { cause: thrown });
}
