import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '#kit/server/ids.ts';

const phoneCookie = 'demoPhone';

/** The demo's phone that this browser plays, by a secret in a cookie; it is made one, for a year, where it is none yet. */
export function phoneOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = request.cookies[phoneCookie];
  if (known !== undefined && /^[\w-]{43}$/.test(known)) return known;
  const phone = newSecret();
  void reply.setCookie(phoneCookie, phone, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 365 * 24 * 3_600 });
  return phone;
}
