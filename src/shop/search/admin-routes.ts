import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery } from '#kit/server/http/resource.ts';
import { loggedSearchSchema, searchLogFilter } from './contract.ts';
import { listSearches } from './list-searches.ts';

/** Publishes what was searched for. */
export function searchAdminRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/admin/searches',
      summary: 'What was searched for, and how much it found',
      tag: 'search',
      access: 'staff',
      right: 'read:reports',
      query: listQuery({ sorts: ['searches', 'lastDay'], usual: '-searches', filter: searchLogFilter }),
      data: listAnswer(loggedSearchSchema),
    },
    (context, { query: { page, size, sort, filter } }) => listSearches(context.db, { page, size, order: sort, filter }),
  );
}
