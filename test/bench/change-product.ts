/** Changes of a product by the back office's API. */

type Product = { texts: { en: { title: string } } };

/** Gives the product at an address of the back office another title. */
export async function changeTitle(address: string, { token, title }: { token: string; title: string }): Promise<void> {
  const answer = await fetch(address, { headers: { 'x-auth': token } });
  const { data: record } = (await answer.json()) as { data: Product };
  record.texts.en.title = title;
  await call(address, { method: 'PUT', token, etag: answer.headers.get('etag')!, body: record });
}

/** What a page says. */
export const text = async (address: string) => (await fetch(address)).text();

/** Calls an operation; answers its data. @throws where it answers no code 0 */
export async function call<Data>(address: string, more: { method?: string; token?: string; etag?: string; body?: object }): Promise<Data> {
  const { method = 'GET', token, etag, body } = more;
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token ? { 'x-auth': token } : {}),
      ...(etag ? { 'if-match': etag } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data };
  if (code !== 0) throw new Error(`${address} answered ${code}: ${msg}`);
  return data;
}
