import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { linkEnded } from './contract.ts';
import { confirmByToken, unsubscribeById } from './store.ts';
import { stopMails } from './mail-stop.ts';
import { markUnsubscribed } from './issues/store.ts';
import { issueOf, subscriberOf } from './unsubscribe-token.ts';

/** Puts the holder of a confirmation link on the list; a link works once. @throws linkEnded (40) */
export async function confirmSubscription(context: Context, token: string): Promise<{ message: string }> {
  const confirmed = await context.transaction((tx) => confirmByToken(tx, hashSecret(token), context.now()));
  if (!confirmed) throw new ShopError(linkEnded);
  return { message: m.newsletter_confirmed({}, { locale: context.locale }) };
}

/** Takes the holder of an unsubscribe link off the list (or stops the other mails that it came with), as often as they ask. @throws linkEnded (40) for what is no such link */
export async function unsubscribe(context: Context, token: string): Promise<{ message: string }> {
  if (await stopMails(context, token)) return { message: m.newsletter_unsubscribed({}, { locale: context.locale }) };
  const id = await subscriberOf(context.db, token);
  if (id === null) throw new ShopError(linkEnded);
  const issueId = issueOf(token);
  await context.transaction(async (tx) => {
    await unsubscribeById(tx, id, context.now());
    if (issueId !== null) await markUnsubscribed(tx, { issueId, subscriberId: id, at: context.now() });
  });
  return { message: m.newsletter_unsubscribed({}, { locale: context.locale }) };
}
