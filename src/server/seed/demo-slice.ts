/** The demo shop in the back office: filled in when the merchant asks for it at the first run, removed when they have seen enough. */
import { z } from 'zod';
import { hostOf, type JobKind } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import type { Slice } from '#kit/server/slice.ts';

/** Fills the demo shop in; run again it does nothing. */
export const fillDemoKind: JobKind<Record<string, never>> = { name: 'demo.fill', data: z.object({}) };

const count = z.number().int();
const counts = z.object({ products: count, orders: count, customers: count, contents: count });

/** The slice as the process lists it. */
export const demoSlice: Slice = {
  name: 'demo',
  routes: demoRoutes,
  jobs: [
    {
      ...fillDemoKind,
      async run(context) {
        const { fillDemo } = await import('./fill-demo.ts');
        await fillDemo(hostOf(context));
      },
    },
  ],
};

/** Owners alone see and remove the demo data. */
function demoRoutes(api: Api): void {
  const owners = { tag: 'setup', access: 'staff', right: 'staff' } as const;
  api.operation({ ...owners, method: 'GET', url: '/api/admin/demo', summary: 'How much of the demo shop there is', data: counts }, async (context) =>
    (await import('./remove-demo.ts')).countDemo(context.db),
  );
  api.operation(
    {
      ...owners,
      method: 'POST',
      url: '/api/admin/demo/remove',
      summary: 'Remove the demo data; what the merchant made stays',
      freshProof: true,
      idempotent: true,
      data: counts.extend({ productsKept: count.describe('Unpublished, because orders that stay have them') }),
    },
    async (context) => (await import('./remove-demo.ts')).removeDemo(context),
  );
}
