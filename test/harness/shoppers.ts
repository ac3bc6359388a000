/** Signed-in shoppers, without the cost of hashing passwords. */
import { on } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import type { DB } from '#tables';
import type { ApiAnswer, TestApp, TestClient } from './app.ts';

const dayMs = 24 * 3_600_000;

/** A shopper who is signed in: `post` calls `/api/web<path>` with the session's token, `page` asks for a page as the browser does. */
export type SignedInShopper = {
  accountId: string;
  email: string;
  token: string;
  client: TestClient;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  page(path: string): Promise<ApiAnswer>;
};

/** A new account with a verified address and a session, opened as the shop opens them. */
export async function signedIn(
  shop: TestApp,
  account: { email?: string; firstName?: string; lastName?: string; passwordHash?: string; device?: string } = {},
): Promise<SignedInShopper> {
  const { device = 'Chrome 141, Linux', ...fields } = account;
  const accountId = newId();
  const email = account.email ?? `${accountId}@shop.example`;
  const { now } = shop.clock;
  await shop.db.database.transaction(async (tx) => {
    await on<DB>(tx)
      .insertInto('account')
      .values({ id: accountId, ...fields, email, emailVerifiedAt: now, lastLoginAt: now, createdAt: now })
      .execute();
  });
  const token = await anotherSession(shop, accountId, device);
  const client = shop.client();
  return {
    accountId,
    email,
    token,
    client,
    post: (path, body, headers) => client.post(`/api/web${path}`, body, { 'x-auth': token, ...headers }),
    page: (path) => client.get(`${path}${path.includes('?') ? '&' : '?'}request=route`, { 'x-auth': token }),
  };
}

/** One more session of an account; answers its token. */
export async function anotherSession(shop: TestApp, accountId: string, device = 'Firefox 140, Windows'): Promise<string> {
  const token = newSecret();
  const { now } = shop.clock;
  await shop.db.database.transaction(async (tx) => {
    await on<DB>(tx)
      .insertInto('session')
      .values({
        id: newId(),
        accountId,
        tokenHash: hashSecret(token),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 30 * dayMs),
        loginIp: '127.0.0.1',
        device,
      })
      .execute();
  });
  return token;
}
