import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { dispatchMail } from '../dispatch-mail.ts';
import { readShopFacts } from '../shop-facts.ts';
import { previewTemplate } from './manage-templates.ts';
import type { TemplateTest } from './test-job.ts';

/** Makes the mail in the words that were tried, and sends it. */
export async function sendTemplateTest(context: Context, samples: readonly MailSample[], { to, ...tried }: TemplateTest): Promise<void> {
  const made = await previewTemplate(context, samples, tried);
  await dispatchMail(context, await readShopFacts(context, tried.lang), { ...made, id: `test-${newId(context.now().getTime())}`, to });
}
