import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery } from '#kit/server/http/resource.ts';
import { subscriberFilter, subscriberSchema, subscriberSorts } from './contract.ts';
import { issueAdminRoutes } from './issues/admin-routes.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';

/** Publishes the back office's resources `subscribers` and `newsletter-issues`. */
export function newsletterAdminRoutes(api: Api): void {
  const staff = { tag: 'newsletter', access: 'staff', right: 'customers' } as const;
  const query = listQuery({ sorts: subscriberSorts, filter: subscriberFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/subscribers', summary: 'List subscribers of the newsletter', query, data: listAnswer(subscriberSchema) },
    (context, { query: { page, size, sort, filter } }) => listSubscribers(context, { page, size, filter, order: sort }),
  );
  api.operation(
    {
      ...staff,
      right: 'write:customers',
      method: 'GET',
      url: '/api/admin/subscribers/export',
      summary: 'Subscribers as CSV',
      data: z.object({ fileName: z.string(), csv: z.string() }),
    },
    (context) => exportSubscribers(context),
  );
  issueAdminRoutes(api);
}
