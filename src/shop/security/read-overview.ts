import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import { isPublicAddress } from '#kit/server/public-web.ts';
import { listSessions } from '../accounts/sessions/index.ts';
import { readAccount } from '../accounts/index.ts';
import type { Overview, SessionShown } from './contract.ts';
import { shownEmail, shownMobile } from './rules.ts';

/** The live sessions of the account that asks, the asking one first. @throws authInvalid (50) */
export async function readSessions(context: Context): Promise<SessionShown[]> {
  const { accountId, sessionId } = requireUser(context);
  const sessions = await listSessions(context.db, { accountId, now: context.now() });
  return sessions
    .map(({ id, loginIp, device, loginMethod, createdAt, lastSeenAt }) => ({
      id,
      loginIp,
      localNetwork: !isPublicAddress(loginIp),
      device,
      loginMethod: loginMethod as SessionShown['loginMethod'],
      current: id === sessionId,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** What the security center shows. Two queries. @throws authInvalid (50) */
export async function readOverview(context: Context): Promise<Overview> {
  const { accountId } = requireUser(context);
  const [account, sessions] = await Promise.all([readAccount(context.db, accountId), readSessions(context)]);
  if (!account) throw new ShopError(authInvalid);
  const { email, countryCode, mobile } = account;
  return {
    sessions,
    loginEmailVerification: account.loginEmailVerification,
    canVerifyByEmail: email !== null && account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    email: email === null ? null : shownEmail(email),
    mobile: mobile === null || countryCode === null ? null : shownMobile(countryCode, mobile),
  };
}
