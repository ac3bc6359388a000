/** What went wrong in a page request, as an error of the shop. */
import { unexpectedError, forbidden, unavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isDatabaseAway } from '#kit/server/connections/database-away.ts';
import type { Log } from '#kit/server/context.ts';

/** A domain error as it is; anything else is logged and becomes 500, or 503 while the database is away. */
export function toShopError(thrown: unknown, log: Log): ShopError {
  if (thrown instanceof ShopError) return thrown.spec === forbidden ? new ShopError(forbidden) : thrown;
  log.error({ err: thrown }, 'page failed');
  return new ShopError(isDatabaseAway(thrown) ? unavailable : unexpectedError, { cause: thrown });
}
