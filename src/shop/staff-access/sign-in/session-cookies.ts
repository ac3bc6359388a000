/** The cookies of the back office: the session, and the browser that is known. Neither is seen by a script or sent from another site. */
import type { Context } from '#kit/server/context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffCookie } from '#shop/staff/sessions/index.ts';
import type { SignedInStaff } from '../contract.ts';
import type { BegunSession } from './begin-session.ts';

const deviceDays = 400;
const path = '/api/admin';

const deviceCookie = (https: boolean) => (https ? '__Secure-staff-device' : 'staff-device');
const shared = ({ https }: Context['config']) => ({ path, httpOnly: true, sameSite: 'strict', secure: https }) as const;

/** Gives the browser its session; it ends with the browser, and on the server after half a day. */
export function setSession(reply: FastifyReply, { config }: Context, token: string): void {
  void reply.setCookie(staffCookie(config.https), token, shared(config));
}

/** Takes the session from the browser. */
export function takeSession(reply: FastifyReply, { config }: Context): void {
  void reply.clearCookie(staffCookie(config.https), shared(config));
}

/** Makes the browser known. */
export function setDevice(reply: FastifyReply, { config }: Context, device: string): void {
  void reply.setCookie(deviceCookie(config.https), device, { ...shared(config), maxAge: deviceDays * 24 * 3_600 });
}

/** The secret by which a browser is known, where it has one. */
export function deviceOf(request: FastifyRequest, { config }: Context): string | undefined {
  return request.cookies[deviceCookie(config.https)];
}

/** Gives the browser its session and makes it known; answers what signing in answers. */
export function setSessionAndDevice(reply: FastifyReply, context: Context, { device, ...signedIn }: BegunSession): SignedInStaff {
  setSession(reply, context, signedIn.token);
  setDevice(reply, context, device);
  return signedIn;
}
