/** Settings of payments, as the owner of a shop that was just started changes them. */
import type { BuiltShop } from '#test/harness/built-shop.ts';
import { ownPassword } from './own-password.ts';

/** Changes some of the settings; the others stay. @throws Error when the shop refuses it */
export async function changePayments(shop: BuiltShop, changes: object): Promise<void> {
  const { token } = await ownPassword(shop.url, shop.staff!);
  const url = `${shop.url}/api/admin/settings/payments`;
  const read = await fetch(url, { headers: { 'x-auth': token } });
  const { data } = (await read.json()) as { data: object };
  const headers = { 'content-type': 'application/json', 'x-auth': token, 'if-match': read.headers.get('etag')! };
  const saved = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ ...data, ...changes }) });
  if (saved.status !== 200) throw new Error(`the settings were not saved: ${saved.status} ${await saved.text()}`);
}
