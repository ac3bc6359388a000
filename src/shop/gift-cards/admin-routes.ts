import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import {
  adjustInput,
  giftCardChangeInput,
  giftCardEntryFilter,
  giftCardEntrySchema,
  issuedGiftCardSchema,
  issueInput,
  liabilityQuery,
  liabilitySchema,
  staffGiftCardFilter,
  staffGiftCardSchema,
  staffGiftCardSorts,
} from './contract.ts';
import {
  adjustGiftCard,
  changeGiftCardByStaff,
  issueByStaff,
  listGiftCardEntries,
  listGiftCards,
  readGiftCard,
  readLiability,
  replaceCode,
} from './manage-cards.ts';

const readers = { tag: 'gift-cards', access: 'staff', right: 'read:customers' } as const;
const writers = { tag: 'gift-cards', access: 'staff', right: 'write:refunds' } as const;
const params = z.object({ id: z.string().max(64) });

/** Publishes the back office's resources `gift-cards` and `gift-card-entries`, and what cards were worth at a moment. */
export function giftCardAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: staffGiftCardSorts, usual: '-createdAt', filter: staffGiftCardFilter });
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/gift-cards', summary: 'List gift cards', query, data: listAnswer(staffGiftCardSchema) },
    (context, { query: { sort, ...list } }) => listGiftCards(context, { ...list, order: sort }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/gift-cards/:id', summary: 'Read a gift card', params, data: staffGiftCardSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readGiftCard(context, id)),
  );
  api.operation(
    {
      ...readers,
      method: 'GET',
      url: '/api/admin/gift-card-entries',
      summary: 'List the ledger of gift cards',
      query: listQuery({ sorts: ['at'], usual: '-at', filter: giftCardEntryFilter }),
      data: listAnswer(giftCardEntrySchema),
    },
    (context, { query: { sort, ...list } }) => listGiftCardEntries(context, { ...list, order: sort }),
  );
  api.operation(
    {
      ...readers,
      right: 'read:reports',
      method: 'GET',
      url: '/api/admin/reports/gift-cards',
      summary: 'What gift cards were worth at a moment, by currency',
      query: liabilityQuery,
      data: liabilitySchema,
    },
    (context, { query: given }) => readLiability(context, given),
  );
  writeRoutes(api);
}

function writeRoutes(api: Api): void {
  api.operation(
    { ...writers, method: 'POST', url: '/api/admin/gift-cards', summary: 'Issue a gift card', body: issueInput, data: issuedGiftCardSchema, idempotent: true },
    async (context, { body }) => issueByStaff(context, body),
  );
  api.operation(
    {
      ...writers,
      method: 'PUT',
      url: '/api/admin/gift-cards/:id',
      summary: 'Disable a gift card or enable it again, change its last day or note',
      params,
      body: giftCardChangeInput,
      data: staffGiftCardSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body: change, request, reply }) =>
      sendEtag(reply, await changeGiftCardByStaff(context, id, { change, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...writers,
      method: 'POST',
      url: '/api/admin/gift-cards/:id/adjust',
      summary: 'Add to the balance of a gift card, or take of it',
      params,
      body: adjustInput,
      data: staffGiftCardSchema,
      idempotent: true,
    },
    (context, { params: { id }, body }) => adjustGiftCard(context, id, body),
  );
  api.operation(
    {
      ...writers,
      method: 'POST',
      url: '/api/admin/gift-cards/:id/code',
      summary: 'Give a gift card another code; the old one is worth nothing then',
      params,
      data: issuedGiftCardSchema,
      idempotent: true,
    },
    (context, { params: { id } }) => replaceCode(context, id),
  );
}
