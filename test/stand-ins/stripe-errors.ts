import { randomBytes } from 'node:crypto';
import { StandInAnswer } from '../harness/stand-in.ts';

/** An error in Stripe's format. */
export function refuse(status: number, type: string, message: string, code?: string): StandInAnswer {
  return new StandInAnswer(status, { error: { type, message, ...(code ? { code } : {}) } }, { 'request-id': `req_${randomBytes(6).toString('hex')}` });
}
