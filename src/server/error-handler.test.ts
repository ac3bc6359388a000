import { expect, it } from 'vitest';
import { asRefusal } from './error-handler.ts';

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('answers 503, not a fault, when the database went away: %s', (message) => {
  expect(asRefusal(new Error(message), 'en').spec.status).toBe(503);
});

it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])('answers 503 for the code %s', (code) => {
  expect(asRefusal(Object.assign(new Error('gone'), { code }), 'en').spec.status).toBe(503);
});

it('answers 500 for what nobody expected', () => {
  expect(asRefusal(new Error('surprise'), 'en').spec.status).toBe(500);
});
