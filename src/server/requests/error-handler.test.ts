import Fastify from 'fastify';
import { forbidden, invalidInput, tooMany } from '#kit/pure/common-errors.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { expect, it } from 'vitest';
import { loggedPath } from '#kit/server/log/log.ts';
import { toDomainError, installErrorHandling } from './error-handler.ts';

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('answers 503, not 500, when the database went away: %s', (message) => {
  expect(toDomainError(new Error(message), 'en').spec.status).toBe(503);
});

it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '53100', '53200', '58030'])('answers 503 for the code %s', (code) => {
  expect(toDomainError(Object.assign(new Error('gone'), { code }), 'en').spec.status).toBe(503);
});

it('answers 500 for what nobody expected', () => {
  expect(toDomainError(new Error('surprise'), 'en').spec.status).toBe(500);
});

const signature = 'Zm9yLXRoZS1vd25lci1hbmQtc3RhZmYtYWxvbmUtMTI';

it('logs where a request failed, without what opens a private picture', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  installErrorHandling(app);
  app.get('/api/web/upload/:id/:key/:file', () => Promise.reject(new Error('no disk')));
  const { statusCode } = await app.inject(`/api/web/upload/0198c1d2-0000-7000-8000-000000000001/t3x9a.${signature}/1200.jpg?key=secret`);
  await app.close();
  expect(statusCode).toBe(500);
  expect(lines.join('')).toContain('/api/web/upload/0198c1d2-0000-7000-8000-000000000001/•••/1200.jpg"');
  expect(lines.join('')).not.toContain(signature.slice(0, 10));
  expect(loggedPath(`/payment/approval/paypal/${signature}?token=5O1`)).toBe('/payment/approval/paypal/•••');
  expect(loggedPath('/zh/detail/tea.bowl/a-long-slug-of-more-than-forty-three-letters-in-all')).toContain('more-than-forty');
});

it.each([
  ['a right that is missing', forbidden, [{ level: 40, path: '/api/admin/staff', status: 403, from: '192.0.2.7', msg: 'refused' }]],
  ['a limit that was reached', tooMany, [{ level: 40, path: '/api/admin/staff', status: 429, from: '192.0.2.7', msg: 'refused' }]],
  ['a wrong field', invalidInput, []],
] as [string, ErrorSpec, object[]][])('notes who was refused what, without what was said: %s', async (_, spec, expected) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { base: null, timestamp: false, stream: { write: (line: string) => void lines.push(line) } }, disableRequestLogging: true });
  installErrorHandling(app);
  app.get('/api/admin/staff', () => Promise.reject(new ShopError(spec)));
  await app.inject({ url: '/api/admin/staff?token=secret', remoteAddress: '192.0.2.7', headers: { 'x-auth': 'secret' } });
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual(expected.map((line) => expect.objectContaining(line)));
  expect(lines.join('')).not.toContain('secret');
});
