import { randomBytes } from 'node:crypto';
import { FakeAnswer } from '../harness/fake-server.ts';

/** An error in Stripe's format. */
export function refuse(status: number, type: string, message: string, code?: string): FakeAnswer {
  return new FakeAnswer(status, { error: { type, message, ...(code ? { code } : {}) } }, { 'request-id': `req_${randomBytes(6).toString('hex')}` });
}
