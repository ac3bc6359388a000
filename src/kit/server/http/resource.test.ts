import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import { etagOf, ifMatch, listQuery } from './resource.ts';

const query = listQuery({ sorts: ['name', 'createdAt'], filter: z.strictObject({ q: z.string().max(10).optional() }) });
const request = (tag?: string) => ({ headers: tag === undefined ? {} : { 'if-match': tag } }) as unknown as FastifyRequest;
const statusOf = (work: () => void) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ShopError) return error.spec.status;
  }
  return 200;
};

describe('listQuery', () => {
  it('fills in what is not said', () => expect(query.parse({})).toEqual({ page: 1, size: 20, sort: { field: 'name', direction: 'asc' }, filter: {} }));

  it('reads what is', () =>
    expect(query.parse({ page: '3', size: '1000', sort: '-createdAt', filter: '{"q":"mug"}' })).toEqual({
      page: 3,
      size: 100,
      sort: { field: 'createdAt', direction: 'desc' },
      filter: { q: 'mug' },
    }));

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1e3' },
    { page: '1.5' },
    { size: '0' },
    { size: '' },
    { sort: 'password' },
    { sort: '--name' },
    { filter: '{' },
    { filter: '[]' },
    { filter: '{"other":1}' },
    { filter: '{"q":{"$ne":""}}' },
    { filter: String.raw`{"q":"\u0000"}` },
    { filter: String.raw`{"q":"\ud800"}` },
  ])('refuses %o', (given) => expect(query.safeParse(given).success).toBe(false));
});

describe('ifMatch', () => {
  const record = { id: '1', name: 'Ada' };

  it('lets the record through that was read', () => expect(statusOf(() => ifMatch(request(`W/"x", ${etagOf(record)}`))({ ...record }))).toBe(200));
  it('takes a star for any', () => expect(statusOf(() => ifMatch(request('*'))(record))).toBe(200));
  it('refuses another with 412', () => expect(statusOf(() => ifMatch(request(etagOf(record)))({ ...record, name: 'Grace' }))).toBe(412));
  it('asks for the header with 428', () => expect(statusOf(() => ifMatch(request()))).toBe(428));
});
