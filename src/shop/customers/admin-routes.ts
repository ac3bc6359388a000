import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import {
  customerFilter,
  customerGroupsInput,
  customerInput,
  mergeInput,
  customerSchema,
  customerSorts,
  groupFilter,
  groupInput,
  groupPreviewSchema,
  groupSchema,
  newGroupInput,
  type CustomerGroup,
} from './contract.ts';
import { groupRule } from '../accounts/contract.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { blockCustomer } from './block-customer.ts';
import { eraseCustomer } from './erase-customer.ts';
import { mergeCustomers } from './merge-customers.ts';
import { sendCustomerReset } from './send-customer-reset.ts';
import { changeCustomer, createCustomer } from './write-customer.ts';
import { changeGroupsOf, listCustomers, readCustomer } from './manage-customers.ts';
import { changeGroup, createGroup, groupState, listGroups, previewGroup, readGroup, removeGroup } from './manage-groups.ts';

// A guest is named by an address.
const params = z.object({ id: z.string().max(300) });

/** Publishes the back office's resources `customers` and `customer-groups`. `personalData` is what all slices keep about a person. */
export function customerAdminRoutes(api: Api, personalData: () => readonly DataSubjectHandler[]): void {
  const readers = { tag: 'customers', access: 'staff', right: 'customers' } as const;
  const query = listQuery({ sorts: customerSorts, usual: '-createdAt', filter: customerFilter });
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/customers', summary: 'List customers with their figures', query, data: listAnswer(customerSchema) },
    (context, { query: { sort, ...asked } }) => listCustomers(context, { ...asked, order: sort }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/customers/:id', summary: 'Read a customer', params, data: customerSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readCustomer(context, id)),
  );
  api.operation(
    {
      ...readers,
      method: 'POST',
      url: '/api/admin/customers/:id/groups',
      summary: 'Put a customer into these groups and no others',
      params,
      body: customerGroupsInput,
      data: customerSchema,
      idempotent: true,
    },
    (context, { params: { id }, body }) => changeGroupsOf(context, { id, groups: body.groups }),
  );
  writeRoutes(api, personalData);
  groupRoutes(api);
}

function writeRoutes(api: Api, personalData: () => readonly DataSubjectHandler[]): void {
  const write = { tag: 'customers', access: 'staff', right: 'write:customers', data: customerSchema, idempotent: true } as const;
  const url = '/api/admin/customers';
  api.operation({ ...write, method: 'POST', url, summary: 'Make a customer', body: customerInput }, async (context, { body, reply }) =>
    sendEtag(reply, await createCustomer(context, body)),
  );
  api.operation(
    { ...write, method: 'PUT', url: `${url}/:id`, summary: 'Change a customer', params, body: customerInput },
    async (context, { params: { id }, body, request, reply }) =>
      sendEtag(reply, await changeCustomer(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  const action = { ...write, method: 'POST', params } as const;
  api.operation(
    { ...action, url: `${url}/:id/merge`, summary: 'Make one customer of two; that of `from` disappears', body: mergeInput },
    async (context, { params: { id }, body: { from }, reply }) => sendEtag(reply, await mergeCustomers(context, { id, from, parts: personalData() })),
  );
  api.operation({ ...action, url: `${url}/:id/erase`, summary: 'Erase a customer for good', data: z.object({}) }, async (context, { params: { id } }) => {
    await eraseCustomer(context, { id, parts: personalData() });
    return {};
  });
  api.operation({ ...action, url: `${url}/:id/send-reset`, summary: 'Mail a customer a link that sets a new password' }, (context, { params: { id } }) =>
    sendCustomerReset(context, id),
  );
  api.operation({ ...action, url: `${url}/:id/block`, summary: 'Let a customer sign in no more' }, async (context, { params: { id }, reply }) =>
    sendEtag(reply, await blockCustomer(context, { id, blocked: true })),
  );
  api.operation({ ...action, url: `${url}/:id/unblock`, summary: 'Let a customer sign in again' }, async (context, { params: { id }, reply }) =>
    sendEtag(reply, await blockCustomer(context, { id, blocked: false })),
  );
}

function groupRoutes(api: Api): void {
  const readers = { tag: 'customers', access: 'staff', right: ['read:customers', 'read:marketing'] } as const;
  const writers = { ...readers, right: 'write:customers', idempotent: true } as const;
  const query = listQuery({ sorts: ['title'], filter: groupFilter });
  const send = (reply: FastifyReply, group: CustomerGroup) => {
    void reply.header('etag', etagOf(groupState(group)));
    return group;
  };
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/customer-groups', summary: 'List groups of customers', query, data: listAnswer(groupSchema) },
    (context, { query: { page, size, filter } }) => listGroups(context, { page, size, count: filter.count }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/customer-groups/:id', summary: 'Read a group of customers', params, data: groupSchema },
    async (context, { params: { id }, reply }) => send(reply, await readGroup(context, id)),
  );
  previewRoute(api);
  api.operation(
    { ...writers, method: 'POST', url: '/api/admin/customer-groups', summary: 'Make a group of customers', body: newGroupInput, data: groupSchema },
    async (context, { body, reply }) => send(reply, await createGroup(context, body)),
  );
  api.operation(
    {
      ...writers,
      method: 'PUT',
      url: '/api/admin/customer-groups/:id',
      summary: 'Change a group of customers',
      params,
      body: groupInput,
      data: groupSchema,
    },
    async (context, { params: { id }, body, request, reply }) => send(reply, await changeGroup(context, { id, ...body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: '/api/admin/customer-groups/:id', summary: 'Remove a group of customers', params, data: z.object({}) },
    async (context, { params: { id }, request }) => {
      await removeGroup(context, { id, ensureFresh: ifMatch(request) });
      return {};
    },
  );
}

function previewRoute(api: Api): void {
  api.operation(
    {
      tag: 'customers',
      access: 'staff',
      right: 'read:customers',
      method: 'POST',
      url: '/api/admin/customer-groups/preview',
      summary: 'Which customers a rule finds',
      body: z.object({ rule: groupRule }),
      data: groupPreviewSchema,
      onlyReads: true,
    },
    (context, { body }) => previewGroup(context, body.rule),
  );
}
