/** Previews: with `preview=true` and a token that staff obtained, drafts are shown. The token comes once in the address, then in a cookie. */
import { findPreview } from '#shop/staff/index.ts';
import type { Queryable } from '#kit/server/database.ts';
import { cookiesOf } from '#kit/server/http/cookies.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What previews need of the process. */
export type PreviewParts = { reader: Queryable; now(): Date; https: boolean };

/** How a page request relates to previews. `enter` is the address without the token, to which the browser is redirected with a cookie. */
export type PreviewState = { asked: boolean; shown: boolean; enter?: string };

const none: PreviewState = { asked: false, shown: false };
const longestToken = 200;

/** The name of the cookie that holds the token. */
export const previewCookie = (https: boolean) => (https ? '__Host-preview' : 'preview');

/** Whether an address may ask for a preview; such addresses are never answered from memory by their text alone. */
export const mayAskForPreview = (url: string) => url.includes('preview=true');

/** Reads a request; a token in the address that holds is put into the cookie of the answer. */
export async function previewOf(request: FastifyRequest, reply: FastifyReply, parts: PreviewParts): Promise<PreviewState> {
  const [path = '', search = ''] = (request.raw.url ?? '/').split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  if (query.get('preview') !== 'true') return none;
  const given = query.get('previewToken');
  if (given) {
    const expiresAt = await endOf(given, parts);
    if (!expiresAt) return { asked: true, shown: false };
    const name = previewCookie(parts.https);
    void reply.setCookie(name, given, { path: '/', httpOnly: true, sameSite: 'lax', secure: parts.https, expires: expiresAt });
    query.delete('previewToken');
    // The path as asked for, but never one that a browser would take for another site.
    const enter = `${path.replace(/^[/\\]+/, '/')}?${query.toString()}`;
    return { asked: true, shown: true, ...(query.get('request') === 'route' || request.method !== 'GET' ? {} : { enter }) };
  }
  const fromCookie = cookiesOf(request.headers)[previewCookie(parts.https)];
  return { asked: true, shown: fromCookie ? (await endOf(fromCookie, parts)) !== null : false };
}

async function endOf(token: string, { reader, now }: PreviewParts): Promise<Date | null> {
  return token.length > longestToken ? null : findPreview(reader, { token, now: now() });
}
