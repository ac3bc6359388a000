import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { addressNoticeSchema, bulkAnswerSchema, bulkInput, orderAddressInput, resendInput, staffOrderSchema, tagsInput } from '../contract.ts';
import { changeOrderAddress } from '../address/change-order-address.ts';
import { changeManyOrders } from './change-many.ts';
import { resendMail } from './resend-mail.ts';
import { presentOneForStaff } from './staff-orders.ts';
import { tagOrder } from './tag-order.ts';

const params = z.object({ id: z.string().max(64) });

/** What staff do with orders besides moving them on: tags, the address, mails; and the same to many at once. */
export function workRoutes(api: Api): void {
  const write = { tag: 'orders', access: 'staff', right: 'write:orders', method: 'POST', idempotent: true } as const;
  const one = { ...write, params } as const;
  api.operation(
    { ...one, url: '/api/admin/orders/:id/tags', summary: 'Call an order by these tags and no others', body: tagsInput, data: staffOrderSchema },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await presentOneForStaff(context, await tagOrder(context, { order: id, ...body }))),
  );
  api.operation(
    {
      ...one,
      url: '/api/admin/orders/:id/address',
      summary: 'Change where an order goes, before anything is sent; `notices` say what would cost something else there',
      body: orderAddressInput,
      data: staffOrderSchema.extend({ notices: z.array(addressNoticeSchema) }),
    },
    async (context, { params: { id }, body, reply }) => {
      const { order, notices } = await changeOrderAddress(context, { order: id, ...body });
      return { ...sendEtag(reply, await presentOneForStaff(context, order)), notices };
    },
  );
  api.operation(
    { ...one, url: '/api/admin/orders/:id/resend', summary: 'Send a mail about an order once more', body: resendInput, data: staffOrderSchema },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await presentOneForStaff(context, await resendMail(context, { order: id, ...body }))),
  );
  api.operation({ ...write, url: '/api/admin/orders/bulk', summary: 'Tag or send many orders', body: bulkInput, data: bulkAnswerSchema }, (context, { body }) =>
    changeManyOrders(context, body),
  );
}
