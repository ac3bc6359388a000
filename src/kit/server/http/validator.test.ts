/** What null of a body stands for. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lenientValidator } from './validator.ts';

const line = z.object({ id: z.string(), sku: z.string().optional() });
const schema = z.object({
  text: z.string(),
  note: z.string().optional(),
  kind: z.string().default('usual'),
  gone: z.string().nullable(),
  lines: z.array(line).optional(),
  of: z.union([z.object({ id: z.string(), name: z.string().optional() }), z.object({ key: z.string() })]).optional(),
});
const check = (body: unknown, { url = '/api/web/thing', httpPart = 'body' } = {}) =>
  (lenientValidator({ schema, method: 'POST', url, httpPart } as never) as (body: unknown) => { error?: unknown; value?: unknown })(body);

it('is absent where a field may be, at any depth', () => {
  const sent = { text: 'a', note: null, kind: null, gone: null, lines: [{ id: '1', sku: null }], of: { id: '2', name: null } };
  expect(check(sent).value).toEqual({ text: 'a', kind: 'usual', gone: null, lines: [{ id: '1' }], of: { id: '2' } });
  expect(sent.note).toBe(null);
});

it('is no value where one is needed, nor an entry of a list', () => {
  expect(check({ text: null, gone: null }).error).toBeDefined();
  expect(check({ text: 'a', gone: null, lines: [null] }).error).toBeDefined();
  expect(check(null).error).toBeDefined();
  expect(check({ text: 'a', gone: null, of: { key: null } }).error).toBeDefined();
});

it('is what it is in what staff send, who clear fields by it, and in a query', () => {
  expect(check({ text: 'a', note: null, gone: null }, { url: '/api/admin/things' }).error).toBeDefined();
  expect(check({ text: 'a', note: null, gone: null }, { httpPart: 'querystring' }).error).toBeDefined();
});
