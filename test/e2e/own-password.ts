/** The owner of a shop that was just started, with a password of their own. */

/**
 * Gives the password that the first start printed for one of the owner's own, as the back office asks for at first. Answers that password and the session's token.
 * @throws Error when the shop refuses it
 */
export async function ownPassword(url: string, { email, password }: { email: string; password: string }): Promise<{ password: string; token: string }> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (await (
      await fetch(`${url}/api/admin/auth/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
    ).json()) as { code: number; data: { token: string } };
  const { data } = await post('signin', { account: email, password });
  const own = `own ${password}`;
  const changed = await post('account/password', { current: password, password: own }, { 'x-auth': data.token });
  if (changed.code !== 0) throw new Error(`the owner's password was not changed: ${JSON.stringify(changed)}`);
  return { password: own, token: data.token };
}
