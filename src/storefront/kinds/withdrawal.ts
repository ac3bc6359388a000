/** Plain forms of the page on which one withdraws from a contract. */
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { withdrawalInput, withdrawalTokenInput } from '#shop/withdrawals/contract.ts';
import { pagePath } from '#shop/settings/routes/index.ts';
import { confirmWithdrawal, requestWithdrawal } from '#shop/withdrawals/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

/** By the value of the form's field `form`. */
export const withdrawalForms: Readonly<Record<string, PageForm>> = {
  withdraw: async (context, fields) => {
    await requestWithdrawal(context, readFields(context, fields, { schema: withdrawalInput.extend(guardFields) }));
    return { location: `${localPath(context, await pagePath(context.db, 'withdrawal'))}?said=withdraw` };
  },
  'confirm-withdrawal': async (context, fields) => {
    await confirmWithdrawal(context, readFields(context, fields, { schema: withdrawalTokenInput }).token);
    return { location: `${localPath(context, await pagePath(context.db, 'withdrawal'))}?said=withdrawn` };
  },
};
