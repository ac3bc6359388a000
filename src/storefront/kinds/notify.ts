/** The plain form of the product page that asks for a mail when a variant is back in stock. */
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import { stockAlertInput } from '#shop/stock-alerts/contract.ts';
import { requestAlert } from '#shop/stock-alerts/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

/** Stores the address, and shows the page with thanks. */
export const notifyForm: PageForm = async (context, fields, { path }) => {
  await requestAlert(context, readFields(context, fields, { schema: stockAlertInput.extend(guardFields) }));
  return { location: `${localPath(context, path)}?said=notify#notify` };
};
