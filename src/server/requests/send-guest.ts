/** How a guest learns the secret that was made for them (docs/contract.md, "Who is asking"). */
import type { HostConfig } from '#kit/server/host-config.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestCookie } from './identity.ts';

const cookieSeconds = 365 * 24 * 3600;

/**
 * A browser on the shop's own pages gets a cookie, closed to scripts. A call with `x-guest`, or from another origin, gets the header `x-guest-issued`
 * instead. A program (no word of where the call comes from) gets both, for it may keep either.
 */
export function sendGuest(
  { headers, foreignOrigin }: FastifyRequest,
  reply: FastifyReply,
  { issued, config }: { issued: { guestSecret?: string }; config: Pick<HostConfig, 'https'> },
): void {
  const { guestSecret } = issued;
  if (!guestSecret) return;
  const byHeader = headers['x-guest'] !== undefined || foreignOrigin !== null;
  const isProgram = headers['sec-fetch-site'] === undefined && headers.origin === undefined;
  if (byHeader || isProgram) void reply.header('x-guest-issued', guestSecret);
  if (byHeader) return;
  // The cookie is closed to scripts; this signals a new one to the browser's socket.
  void reply.header('x-guest', 'issued');
  void reply.setCookie(guestCookie(config.https), guestSecret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    maxAge: cookieSeconds,
  });
}
