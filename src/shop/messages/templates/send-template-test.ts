import type { Context } from '#kit/server/context.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { newId } from '#kit/server/ids.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { recordAction } from '../../staff/index.ts';
import { dispatchMail } from '../dispatch-mail.ts';
import { readShopFacts } from '../shop-facts.ts';
import { mailNotSent, type TryInput } from './contract.ts';
import { previewTemplate } from './manage-templates.ts';

const longestReason = 200;

/**
 * Sends a template with sample data to the caller, at once: a test should show whether mail goes out.
 * @throws as `previewTemplate`, mailNotSent (41) with what the mail server said
 */
export async function sendTemplateTest(context: Context, samples: readonly MailSample[], tried: TryInput & { id: string }): Promise<{ to: string }> {
  const made = await previewTemplate(context, samples, tried);
  const to = context.caller.kind === 'staff' ? context.caller.email : '';
  const { id, lang } = tried;
  try {
    await dispatchMail(context, await readShopFacts(context, lang), { ...made, id: `test-${newId(context.now().getTime())}`, to });
  } catch (error) {
    throw new ShopError(mailNotSent, { params: { reason: (error as Error).message.slice(0, longestReason) }, cause: error });
  }
  await context.transaction((tx) => recordAction(tx, context, { action: 'mail-template.test', subject: id, detail: { lang } }));
  return { to };
}
