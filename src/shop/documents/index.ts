/**
 * Documents of an order (invoice, packing slip, credit note) and of a return (label), as a page that prints and as a PDF, under private links that end
 * after an hour. `rules.ts` says what a document contains; page and PDF only lay it out. Invoices store their number and the seller.
 */
import type { Slice } from '#kit/server/slice.ts';
import { hasInvoice } from '../orders/contract.ts';
import { invoiceDue, loadOrderForDocument } from '../orders/index.ts';
import { documentAdminRoutes } from './admin-routes.ts';
import { issueInvoice } from './issue-invoice.ts';
import { documentPages } from './page-routes.ts';
import { documentRoutes } from './routes.ts';
import { deleteBatches, deleteLinks } from './store.ts';

export { openOwnInvoice, openOwnReturnLabel } from './open-document.ts';

/** The slice as the process lists it. */
export const documentsSlice: Slice = {
  name: 'documents',
  routes(api) {
    documentRoutes(api);
    documentAdminRoutes(api);
    documentPages(api);
  },
  jobs: [
    {
      ...invoiceDue,
      retryLimit: 8,
      async run(context, { orderId }) {
        const found = await loadOrderForDocument(context, orderId);
        if (found && hasInvoice(found.order)) await context.transaction((tx) => issueInvoice(tx, context, found));
      },
    },
  ],
  retention: [
    { name: 'document links', days: () => 1, purge: deleteLinks },
    { name: 'links to several documents', days: () => 1, purge: deleteBatches },
  ],
};
