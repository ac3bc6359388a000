import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { codeLimits } from '../contract.ts';
import { codeJob, type CodeOrder } from '../job-kinds.ts';
import { loginHash } from '../parse-login.ts';

/**
 * Sends a code for one purpose. The work done here is the same whether or not there is such an account; a job finds out
 * and decides what is sent. `askerId`: the signed-in account that asks, and that alone can use it;
 * `ticketHash`: of the ticket that it already holds; `method`: how the sign-in began that waits for it.
 * @throws tooMany (40, 429) within 60 seconds of the last one, and beyond ten an hour
 */
export async function sendCode(
  context: Context,
  tx: Tx,
  {
    login,
    scene,
    askerId = null,
    ticketHash = null,
    method = null,
  }: { login: LoginName; scene: CodeOrder['scene'] } & Partial<Pick<CodeOrder, 'askerId' | 'ticketHash' | 'method'>>,
): Promise<void> {
  const now = context.now();
  const askedFrom = ipPrefix(context.address);
  const name = `code ${scene} ${loginHash(login)} ${askerId ?? ''}`;
  // A ticket proves the password, which could be shown again at once.
  const most = ticketHash === null ? 1 : 3;
  const between = await countWithin(tx, [{ key: name, most }], { windowSeconds: codeLimits.secondsBetween, now });
  if (between > 0) throw new ShopError(tooMany, { retryAfterSeconds: between });
  const hourly = [
    { key: `${name} hour`, most: codeLimits.perHour },
    { key: `code from ${askedFrom}`, most: codeLimits.perHourFromAddress },
  ];
  const later = await countWithin(tx, hourly, { windowSeconds: 3_600, now });
  if (later > 0) throw new ShopError(tooMany, { retryAfterSeconds: later });
  await context.enqueue(tx, codeJob, { login, scene, askerId, ticketHash, method, askedFrom, lang: context.lang });
}
