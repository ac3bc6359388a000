/** Plain forms of the newsletter's page: asking for it, and what its mailed links ask for. */
import type { Context } from '#kit/server/context.ts';
import type { PageForm } from '#kit/server/page/page-kind.ts';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import { tokenInput, subscribeInput } from '#shop/newsletter/contract.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#shop/newsletter/index.ts';
import { pagePath } from '#shop/settings/routes/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { readFields } from './form-fields.ts';

async function said(context: Context, what: string): Promise<{ location: string }> {
  return { location: `${localPath(context, await pagePath(context.db, 'newsletter'))}?said=${what}` };
}

/** By the value of the form's field `form`. */
export const newsletterForms: Readonly<Record<string, PageForm>> = {
  subscribe: async (context, fields) => {
    const { email, formToken, leaveEmpty } = readFields(context, fields, { schema: subscribeInput.omit({ agree: true }).extend(guardFields) });
    await subscribe(context, { email, formToken, leaveEmpty });
    return said(context, 'subscribe');
  },
  confirm: async (context, fields) => {
    await confirmSubscription(context, readFields(context, fields, { schema: tokenInput }).token);
    return said(context, 'confirm');
  },
  unsubscribe: async (context, fields) => {
    await unsubscribe(context, readFields(context, fields, { schema: tokenInput }).token);
    return said(context, 'unsubscribe');
  },
};
