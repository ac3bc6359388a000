/** Plain forms of a guest's order page about returns, papers and the address: what the API takes, from browsers without a script. */
import { z } from 'zod';
import * as m from '#messages';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { PageForm, PageRequest } from '#kit/server/page/page-kind.ts';
import { addressInput } from '#shop/addresses/contract.ts';
import { openOwnInvoice, openOwnReturnLabel } from '#shop/documents/index.ts';
import { changeOwnAddress } from '#shop/orders/address/index.ts';
import { applyReturnInput, logisticsInput, ownReturnInput, returnReasons } from '#shop/returns/contract.ts';
import { applyForReturn, cancelReturn, reasonWords, reportLogistics } from '#shop/returns/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

const orderOf = ({ query }: PageRequest): string => query.get('order') ?? '';
const toOrder = (context: Context, page: PageRequest) => ({
  location: `${localPath(context, '/checkout/thankyou')}?order=${encodeURIComponent(orderOf(page))}#order-returns`,
});

const address: PageForm = async (context, fields, page) => {
  await changeOwnAddress(context, { orderNo: orderOf(page), address: readFields(context, fields, { schema: addressInput }) });
  return { location: `${localPath(context, '/checkout/thankyou')}?order=${encodeURIComponent(orderOf(page))}&said=address` };
};

const wordsLength = 900;
const applyFields = applyReturnInput.pick({ applyType: true }).extend({
  reason: z.enum(returnReasons).or(z.literal('')),
  words: z.string().trim().max(wordsLength).default(''),
});

/** The lines of which some units go back. A number is checked by the API's schema, which names the rule. */
function linesIn(fields: URLSearchParams): { lineId: string; quantity: number }[] {
  const prefix = 'line.';
  return [...fields]
    .filter(([name, value]) => name.startsWith(prefix) && !/^0*$/.test(value.trim()))
    .map(([name, value]) => ({ lineId: name.slice(prefix.length), quantity: Number(value) }));
}

const apply: PageForm = async (context, fields, page) => {
  const { applyType, reason, words } = readFields(context, fields, { schema: applyFields });
  const lines = linesIn(fields);
  const missing = {
    ...(lines.length === 0 ? { lines: m.returns_choose_lines({}, context) } : {}),
    ...(reason === '' ? { reason: m.returns_choose_reason({}, context) } : {}),
    ...(reason === 'other' && words === '' ? { words: m.returns_say_more({}, context) } : {}),
  };
  if (Object.keys(missing).length > 0) throw new ShopError(invalidInput, { data: { errors: missing } });
  const read = applyReturnInput.safeParse({ orderNo: orderOf(page), applyType, lines, applyDescription: reasonWords({ reason, words }, context) });
  // Of what is left only the numbers can be wrong.
  if (!read.success) throw new ShopError(invalidInput, { data: { errors: { lines: m.returns_choose_lines({}, context) } } });
  await applyForReturn(context, read.data);
  return toOrder(context, page);
};

const parcel: PageForm = async (context, fields, page) => {
  await reportLogistics(context, readFields(context, fields, { schema: logisticsInput }));
  return toOrder(context, page);
};

const cancel: PageForm = async (context, fields, page) => {
  await cancelReturn(context, readFields(context, fields, { schema: ownReturnInput }));
  return toOrder(context, page);
};

/** A document is of this shop, under whatever address it was asked for. */
const toDocument = ({ url }: { url: string }) => {
  const { pathname, search } = new URL(url);
  return { location: pathname + search };
};

const label: PageForm = async (context, fields) => toDocument(await openOwnReturnLabel(context, readFields(context, fields, { schema: ownReturnInput })));

const invoice: PageForm = async (context, _fields, page) => toDocument(await openOwnInvoice(context, { orderNo: orderOf(page) }));

/** By the value of the form's field `form`. */
export const returnForms: Readonly<Record<string, PageForm>> = {
  address,
  return: apply,
  'return-parcel': parcel,
  'return-cancel': cancel,
  'return-label': label,
  invoice,
};
