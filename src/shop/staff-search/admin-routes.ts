import type { Api } from '#kit/server/http/api.ts';
import { staffSearchQuery, staffSearchSchema } from './contract.ts';
import { searchForStaff } from './search-for-staff.ts';

/** Publishes the search of the back office. */
export function staffSearchRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/admin/search',
      summary: 'Find orders, products, customers, contents and settings',
      tag: 'search',
      access: 'staff',
      right: 'signedIn',
      query: staffSearchQuery,
      data: staffSearchSchema,
    },
    (context, { query }) => searchForStaff(context, query.q),
  );
}
