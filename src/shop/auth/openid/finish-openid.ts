import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { Identity } from '#shop/accounts/contract.ts';
import { createAccount, findAccountByLogin, loadAccountForUpdate, recordActivity, type Account } from '#shop/accounts/index.ts';
import { findIdentity, linkIdentity, lockIdentity } from '#shop/accounts/identities/index.ts';
import { profileLimits } from '#shop/profile/contract.ts';
import { markVerified } from '../credentials/mark-verified.ts';
import { completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.ts';
import { openIdCodeFirst, openIdLinkWanted, openIdRejected } from '../contract.ts';
import { isEmail } from '#kit/pure/mail/address.ts';
import { maskLogin } from '../rules.ts';
import { insertLink, takeFlow, type OpenIdFlow } from '../store-openid.ts';
import { whoCameBack, type Vouched } from './client.ts';
import { goodForMs } from './begin-openid.ts';
import { providersOf } from './providers.ts';

/** A sign-in, and where to go back to. */
export type SignedInByProvider = SignedIn & { back: string | null };

/**
 * Finishes a sign-in by a provider with what the browser brought back. An account is known by issuer and subject alone. A
 * verified address that belongs to an account with a password is linked when that password is given, never before; one that an account without a password
 * never proved, when a code to it has been, or at once where nobody ever signed in to that account (staff or an import made it).
 * @throws openIdRejected (40) for whatever is wrong, used, or begun by another browser; openIdLinkWanted (10); openIdCodeFirst (40, 409); timedOut (20000)
 */
export async function finishOpenId(context: Context, { query, browser }: { query: URLSearchParams; browser: string | undefined }): Promise<SignedInByProvider> {
  const state = query.get('state') ?? '';
  const flow = await takeOwnFlow(context, state, browser);
  const provider = providersOf(context.config).find((one) => one.id === flow.provider);
  if (!provider) throw new ShopError(openIdRejected);
  const vouched = await whoCameBack(context, provider, { query, state, nonce: flow.nonce, codeVerifier: flow.codeVerifier });
  const identity: Identity = { provider: vouched.issuer, subject: vouched.subject, name: vouched.email ?? vouched.name };
  return context.transaction(async (tx) => {
    const accountId = await accountOf(context, tx, { vouched, identity, flow });
    return { ...(await completeSignIn(context, tx, { accountId, method: 'openid' })), back: flow.returnPath };
  });
}

function takeOwnFlow(context: Context, state: string, browser: string | undefined): Promise<OpenIdFlow> {
  return context.transaction(async (tx) => {
    const flow = browser ? await takeFlow(tx, { stateHash: hashSecret(state), browserHash: hashSecret(browser), now: context.now() }) : undefined;
    if (!flow) throw new ShopError(openIdRejected);
    return flow;
  });
}

async function accountOf(context: Context, tx: Tx, { vouched, identity, flow }: { vouched: Vouched; identity: Identity; flow: OpenIdFlow }): Promise<string> {
  await lockIdentity(tx, identity);
  const known = await findIdentity(tx, identity);
  if (known) return known.accountId;
  const email = vouched.email !== null && isEmail(vouched.email) ? vouched.email : null;
  const found = email === null ? undefined : await findAccountByLogin(tx, { email });
  const account = found && (await loadAccountForUpdate(tx, found.id));
  if (!account) return newAccount(context, tx, { vouched, identity, email });
  if (account.passwordHash !== null) throw await linkByPassword(context, tx, { account, identity, flow });
  if (account.emailVerifiedAt === null) {
    // Who signs in otherwise, by a number or a passkey, may be somebody else than who has the address.
    if (account.lastLoginAt !== null || account.mobileVerifiedAt !== null) throw new ShopError(openIdCodeFirst);
    await markVerified(context, tx, { account, login: { email: email! } });
  }
  await linkIdentity(tx, { ...identity, accountId: account.id, linkedAt: context.now() });
  await recordActivity(tx, context, { accountId: account.id, kind: 'identityLinked', detail: { provider: flow.provider } });
  return account.id;
}

async function linkByPassword(
  context: Context,
  tx: Tx,
  { account, identity, flow }: { account: Account; identity: Identity; flow: OpenIdFlow },
): Promise<ShopError> {
  const ticket = newSecret();
  await insertLink(tx, {
    ticketHash: hashSecret(ticket),
    accountId: account.id,
    provider: identity.provider,
    subject: identity.subject,
    name: identity.name,
    returnPath: flow.returnPath,
    expiresAt: new Date(context.now().getTime() + goodForMs),
  });
  return new ShopError(openIdLinkWanted, { data: { kind: 'openidLink', ticket, email: maskLogin(account.email!) }, commitsWrites: true });
}

async function newAccount(
  context: Context,
  tx: Tx,
  { vouched, identity, email }: { vouched: Vouched; identity: Identity; email: string | null },
): Promise<string> {
  const accountId = await createAccount(tx, context, {
    login: email === null ? null : { email },
    identity,
    passwordHash: null,
    firstName: vouched.firstName.slice(0, profileLimits.nameLength),
    lastName: vouched.lastName.slice(0, profileLimits.nameLength),
    nickName: vouched.name.slice(0, profileLimits.nickNameLength),
  });
  if (accountId === null) throw new ShopError(openIdRejected);
  return accountId;
}
