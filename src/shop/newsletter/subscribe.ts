import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { receiveForm, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { pagePath } from '../settings/routes/index.ts';
import { subscribeJob } from './job-kinds.ts';
import { loadSubscriberForUpdate, upsertPendingSubscriber } from './store.ts';

const confirmationsPerEmail = 3;
const windowSeconds = 3_600;
const linkDays = 7;
const dayMs = 24 * 3_600_000;

/**
 * Asks for the newsletter. The answer, the work and so the time are the same whether or not the address is on the list:
 * a job looks for it afterwards and mails a link that confirms it.
 * @throws tooMany (429)
 */
export async function subscribe(context: Context, { email, ...guard }: { email: string } & GuardInput): Promise<{ message: string }> {
  await context.transaction(async (tx) => {
    if (await receiveForm(tx, context, { form: 'newsletter', guard, visitor: null }))
      await context.enqueue(tx, subscribeJob, { email, lang: context.lang, currency: context.currency });
  });
  return { message: m.newsletter_thanks({}, { locale: context.locale }) };
}

/** Mails the confirmation to an address that is not on the list; a few times an hour at most. */
export async function answerSubscription(
  context: Context,
  { email, lang, currency }: { email: string; lang: string; currency?: string | undefined },
): Promise<void> {
  const now = context.now();
  await context.transaction(async (tx) => {
    const known = await loadSubscriberForUpdate(tx, email);
    if (known?.state === 'confirmed') return;
    if ((await countWithin(tx, [{ key: `newsletter ${email}`, most: confirmationsPerEmail }], { windowSeconds, now })) > 0) return;
    const token = newSecret();
    const id = known?.id ?? newId(now.getTime());
    const link = { tokenHash: hashSecret(token), tokenExpiresAt: new Date(now.getTime() + linkDays * dayMs) };
    await upsertPendingSubscriber(tx, { id, email, lang, currency: currency ?? null, ...link, at: now });
    const path = await pagePath(context.db, 'newsletter');
    await queueMailText(tx, context, { id: `newsletter-${newId(now.getTime())}`, to: email, ...formatConfirmation({ lang, token, path }) });
  });
}

/** The mail that asks to confirm an address; `path` is that of the newsletter's page. */
export function formatConfirmation({ lang, token, path }: { lang: string; token: string; path: string }): Omit<MailText, 'id' | 'to'> {
  const options = { locale: localeFor(lang) };
  return {
    lang,
    kind: 'newsletter.confirm',
    title: m.newsletter_mail_title({}, options),
    paragraphs: [m.newsletter_mail_text({ days: linkDays }, options)],
    link: { path: `${path}?confirm=${token}`, text: m.newsletter_confirm({}, options) },
    foot: m.newsletter_mail_foot({}, options),
  };
}
