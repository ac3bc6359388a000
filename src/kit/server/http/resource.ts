/** What the resources of `/api/admin` have in common (docs/contract.md, "Back office API"): list parameters, `ETag` and `If-Match`. */
import { createHash } from 'node:crypto';
import * as m from '#messages';
import { stale } from '#kit/pure/common-errors.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { isStorable } from '#kit/pure/storable-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mostListSize, usualListSize } from '#kit/pure/limits.ts';
import { queryPage, querySize } from '#kit/pure/lists.ts';
import { z } from 'zod';

export { listAnswer } from '#kit/pure/lists.ts';

/** A write without `If-Match`: it could undo another person's change. Cure: Read the record and send its `ETag` as `If-Match`. */
const conditionMissing: ErrorSpec = { reason: 'ifMatchMissing', wire: 40, status: 428, message: m.error_condition_missing };

const lastPage = 10_000;
/** Room for the ids of as many records as one call changes. */
const longestFilter = 8_000;

// What the lists have in common is made once: each schema takes some kB.
const pageOfList = queryPage(lastPage).prefault('1');
const sizeOfList = querySize(mostListSize).default(usualListSize);
const parsedFilter = z.string().max(longestFilter).default('{}').transform(parseJson);

/**
 * The query of a list: `page`, `size`, `sort` (a field, `-` before it for descending) and `filter` (JSON).
 * Numbers below 1, an unknown sort and a filter that does not fit are rejected; a size above 100 is 100.
 */
export function listQuery<const Sort extends string, Filter extends z.ZodType>({
  sorts,
  filter,
  usual = sorts[0],
}: {
  sorts: readonly [Sort, ...Sort[]];
  filter: Filter;
  /** The order of a list that asks for none. */
  usual?: Sort | `-${Sort}`;
}) {
  const ordered: string[] = sorts.flatMap((sort) => [sort, `-${sort}`]);
  return z.object({
    page: pageOfList,
    size: sizeOfList,
    sort: z
      .enum(ordered)
      .default(usual)
      .transform(orderOf<Sort>),
    filter: parsedFilter.pipe(filter).meta(describeFilter(filter)),
  });
}

/** What the text of a filter holds, for the OpenAPI document. */
const describeFilter = (filter: z.ZodType) => ({
  description: 'JSON, as `contentSchema` says.',
  contentMediaType: 'application/json',
  contentSchema: z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any', metadata: z.registry() }),
});

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    // What was escaped may hold what the query's own text could not.
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && !isStorable(value)) throw new SyntaxError('text that cannot be stored');
      return value;
    }) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'no JSON' });
    return z.NEVER;
  }
}

/** By which field a list is sorted, and in which direction. */
export type Order<Sort extends string> = { field: Sort; direction: 'asc' | 'desc' };

function orderOf<Sort extends string>(sort: string): Order<Sort> {
  const descending = sort.startsWith('-');
  return { field: (descending ? sort.slice(1) : sort) as Sort, direction: descending ? 'desc' : 'asc' };
}

/** The tag of a record's state; equal records have equal tags. */
export function etagOf(record: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 27)}"`;
}

/** Sends a record's state with the answer. */
export function sendEtag<Sent>(reply: FastifyReply, record: Sent): Sent {
  void reply.header('etag', etagOf(record));
  return record;
}

/** Says whether a record is still the one that was read; throws `stale` (40, 412) when it is not. */
export type EnsureFresh = (current: unknown) => void;

/**
 * What `If-Match` asks for. Give the answer to the use case, which calls it with the record as it stands inside its transaction.
 * @throws code 40 with status 428 when the header is missing.
 */
export function ifMatch(request: FastifyRequest): EnsureFresh {
  if (!request.headers['if-match']) throw new ShopError(conditionMissing);
  return ifMatchGiven(request);
}

/** The same for actions, which may say what they were decided on: without `If-Match` the record may be any. */
export function ifMatchGiven(request: FastifyRequest): EnsureFresh {
  const given = request.headers['if-match'];
  if (!given) return () => undefined;
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (current) => {
    if (!tags.includes('*') && !tags.includes(etagOf(current))) throw new ShopError(stale);
  };
}
