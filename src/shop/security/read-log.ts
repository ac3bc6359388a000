import type { z } from 'zod';
import { requireUser, type Context } from '#kit/server/context.ts';
import { listActivity } from '../accounts/index.ts';
import type { logAnswer, LogInput } from './contract.ts';

/** A page of a log. */
export type LogPage = z.input<typeof logAnswer>;

/** Sign-ins and security changes of the account that asks, newest first. @throws authInvalid (50) */
export function readActivity(context: Context, asked: LogInput): Promise<LogPage> {
  const { accountId, sessionId } = requireUser(context);
  return listActivity(context, { ...asked, accountId, sessionId, securityOnly: true });
}

/** Everything that the account which asks did, newest first. @throws authInvalid (50) */
export function readLog(context: Context, asked: LogInput): Promise<LogPage> {
  const { accountId, sessionId } = requireUser(context);
  return listActivity(context, { ...asked, accountId, sessionId });
}
