/** Staff and shoppers with sessions, without the cost of hashing passwords. */
import type { StaffRole } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import type { DB } from '#tables';
import type { TestApp } from './app.ts';

const hourMs = 3_600_000;

/** A new member of staff with a session; answers its token. */
export async function staffToken(shop: TestApp, role: StaffRole): Promise<string> {
  const [id, token] = [newId(), newSecret()];
  await shop.db.database.transaction(async (tx) => {
    const db = on<DB>(tx);
    await db
      .insertInto('staff')
      .values({ id, email: `${id}@shop.example`, name: role, role, passwordHash: 'none' })
      .execute();
    const expiresAt = new Date(shop.clock.now.getTime() + hourMs);
    await db
      .insertInto('staffSession')
      .values({ id: newId(), staffId: id, tokenHash: hashSecret(token), expiresAt, provedAt: shop.clock.now })
      .execute();
  });
  return token;
}

/** A new shopper with a session; answers its token. */
export async function shopperToken(shop: TestApp): Promise<string> {
  const [accountId, token] = [newId(), newSecret()];
  await shop.db.database.transaction(async (tx) => {
    const db = on<DB>(tx);
    await db
      .insertInto('account')
      .values({ id: accountId, email: `${accountId}@shop.example` })
      .execute();
    const expiresAt = new Date(shop.clock.now.getTime() + hourMs);
    await db
      .insertInto('session')
      .values({ id: newId(), accountId, tokenHash: hashSecret(token), expiresAt })
      .execute();
  });
  return token;
}
