/** The shop's owner, by the account that its first start printed. */
import { send, type Answer } from './buyers.ts';
import type { FaultShop } from './fault.ts';

/** Somebody of the shop's staff who is signed in. */
export type Owner = { post(path: string, body: object): Promise<Answer> };

/** Signs the owner in. @throws Error when the shop lets nobody in */
export async function signInOwner(shop: FaultShop): Promise<Owner> {
  const { staff } = shop.process;
  if (!staff) throw new Error('the shop printed no staff account');
  const post = (path: string, body: object, token = '') =>
    send(`${shop.url}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { 'x-auth': token } : {}) },
      body: JSON.stringify(body),
    });
  const { data, text } = await post('auth/signin', { account: staff.email, password: staff.password });
  if (!data?.token) throw new Error(`the owner cannot sign in: ${text}`);
  return { post: (path, body) => post(path, body, data.token as string) };
}
