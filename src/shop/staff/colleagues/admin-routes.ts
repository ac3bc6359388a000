import type { Api } from '#kit/server/http/api.ts';
import { beAt, readLastChange } from './colleagues.ts';
import { lastChangeQuery, lastChangeSchema, presenceInput, presenceSchema } from './contract.ts';

/** Publishes who has a record open and who changed it last; a caller may ask about the records that they may read. */
export function colleagueRoutes(api: Api): void {
  const own = { tag: 'staff', access: 'staff', right: 'signedIn' } as const;
  api.operation(
    {
      ...own,
      method: 'POST',
      url: '/api/admin/presence',
      summary: 'Say that one has a record open or leaves it, and ask who else has it open',
      body: presenceInput,
      data: presenceSchema,
      // Nothing of the shop changes by it.
      onlyReads: true,
    },
    (context, { body }) => beAt(context, body),
  );
  api.operation(
    {
      ...own,
      method: 'GET',
      url: '/api/admin/last-change',
      summary: 'Who changed a record last, and when; null where the caller may not read such records',
      query: lastChangeQuery,
      data: lastChangeSchema,
    },
    async (context, { query }) => ({ change: await readLastChange(context, query) }),
  );
}
