/** The shop's owner, by the account that its first start printed. */
import { send, type Answer } from './buyers.ts';
import type { FaultShop } from './fault.ts';

/** A staff member who is signed in. */
export type Owner = {
  post(path: string, body: object): Promise<Answer>;
  /** Changes the shop's name, which every page shows; answers it. */
  nameShop(name: string): Promise<string>;
};

/** Signs the owner in. @throws Error when the shop lets nobody in */
export async function signInOwner(shop: FaultShop): Promise<Owner> {
  const { staff } = shop.process;
  if (!staff) throw new Error('the shop printed no staff account');
  const call = (method: string, path: string, { body, ...headers }: { body?: object; [header: string]: unknown }) =>
    send(`${shop.url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { data, text } = await call('POST', 'auth/signin', { body: { account: staff.email, password: staff.password } });
  if (!data?.token) throw new Error(`the owner cannot sign in: ${text}`);
  const signed = { 'x-auth': data.token as string };
  return {
    post: (path, body) => call('POST', path, { body, ...signed }),
    async nameShop(name) {
      const read = await call('GET', 'settings/shop', signed);
      const written = await call('PUT', 'settings/shop', { body: { ...read.data, name: { en: name } }, 'if-match': read.headers['etag'], ...signed });
      if (written.code !== 0) throw new Error(written.text);
      return name;
    },
  };
}
