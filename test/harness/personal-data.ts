/** What a shop holds about an account, with its extensions' part. */
import { systemContext } from '#kit/server/context.ts';
import { eraseCustomer } from '#shop/customers/erase-customer.ts';
import type { TestApp } from './app.ts';
import { staffContext } from './orders.ts';

const mostRows = 1_000;
const partsOf = ({ slices }: TestApp) => slices.flatMap(({ personalData = [] }) => personalData);

/** What an export of the account contains: the rows of each part by its name; those of an extension are called `<extension>: <part>`. */
export async function exportOf(shop: TestApp, account: { accountId: string; email: string | null }): Promise<Record<string, Record<string, unknown>[]>> {
  const context = systemContext(shop.host, { name: 'test' });
  const parts: Record<string, Record<string, unknown>[]> = {};
  for (const part of partsOf(shop)) {
    const rows = await part.read(shop.host.database.reader, account, { after: '', most: mostRows }, context);
    (parts[part.name] ??= []).push(...rows.map(({ row }) => row));
  }
  return parts;
}

/** Erases the account, as staff do it. @throws ShopError while orders are under way */
export async function eraseAccount(shop: TestApp, { accountId }: { accountId: string }): Promise<void> {
  await eraseCustomer(await staffContext(shop), { id: accountId, parts: partsOf(shop) });
}
