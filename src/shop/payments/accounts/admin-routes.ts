import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { Host } from '#kit/server/slice.ts';
import type { FastifyReply } from 'fastify';
import { connectionSchema, paymentAccountInput, paymentAccountSchema, type PaymentAccount } from '../contract-accounts.ts';
import { checkConnection } from './check-connection.ts';
import { changeAccount, listAccounts, readAccount, type ReadAccount } from './manage-accounts.ts';

const url = '/api/admin/payment-providers';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'payment-providers', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, freshProof: true } as const;

function send(reply: FastifyReply, { account, state }: ReadAccount): PaymentAccount {
  void reply.header('etag', etagOf(state));
  return account;
}

/** Publishes the back office's resource `payment-providers`. What the environment says is the process's own configuration, not the call's. */
export function accountRoutes(api: Api, { config }: Pick<Host, 'config'>): void {
  const query = listQuery({ sorts: ['id'], filter: z.strictObject({}) });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List payment providers that need an account', query, data: listAnswer(paymentAccountSchema) },
    async (context, { query: { page, size } }) => {
      const items = await listAccounts(context, config);
      return { items: items.slice((page - 1) * size, page * size), total: items.length, page, size };
    },
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read a payment provider, without its secrets', params, data: paymentAccountSchema },
    async (context, { params: { id }, reply }) => send(reply, await readAccount(context, config, id)),
  );
  api.operation(
    {
      ...writes,
      method: 'PUT',
      url: `${url}/:id`,
      summary: 'Change the account at a payment provider; secrets are never answered',
      params,
      body: paymentAccountInput,
      data: paymentAccountSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await changeAccount(context, config, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...writes,
      method: 'POST',
      url: `${url}/:id/test`,
      summary: 'Call a payment provider with the keys that are set up, and say what came of it',
      params,
      body: z.object({}),
      data: connectionSchema,
      onlyReads: true,
    },
    (context, { params: { id } }) => checkConnection(context, config, id),
  );
}
