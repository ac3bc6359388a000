import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { z } from 'zod';
import type { Activity, activityEntry } from '../contract.ts';
import { selectActivity, type ActivityFilter } from '../store.ts';

/** What each activity is called. */
const texts: Readonly<Record<Activity, (params: object, options: { locale: Locale }) => string>> = {
  signUp: m.accounts_did_sign_up,
  signIn: m.accounts_did_sign_in,
  signInFailed: m.accounts_did_sign_in_failed,
  newDevice: m.accounts_did_new_device,
  signOut: m.accounts_did_sign_out,
  signOutSession: m.accounts_did_sign_out_session,
  signOutOthers: m.accounts_did_sign_out_others,
  passwordChanged: m.accounts_did_password_changed,
  passwordReset: m.accounts_did_password_reset,
  emailVerified: m.accounts_did_email_verified,
  emailChanged: m.accounts_did_email_changed,
  mobileChanged: m.accounts_did_mobile_changed,
  loginVerificationOn: m.accounts_did_login_verification_on,
  loginVerificationOff: m.accounts_did_login_verification_off,
  identityLinked: m.accounts_did_identity_linked,
  identityUnlinked: m.accounts_did_identity_unlinked,
  passkeyAdded: m.accounts_did_passkey_added,
  passkeyRenamed: m.accounts_did_passkey_renamed,
  passkeyRemoved: m.accounts_did_passkey_removed,
  dataExported: m.accounts_did_data_exported,
  accountDeleted: m.accounts_did_account_deleted,
  nameChanged: m.accounts_did_name_changed,
  infoChanged: m.accounts_did_info_changed,
  avatarChanged: m.accounts_did_avatar_changed,
  addressSaved: m.accounts_did_address_saved,
  addressRemoved: m.accounts_did_address_removed,
  guestJoined: m.accounts_did_guest_joined,
  favoriteAdded: m.accounts_did_favorite_added,
  favoriteRemoved: m.accounts_did_favorite_removed,
  listShared: m.accounts_did_list_shared,
  couponClaimed: m.accounts_did_coupon_claimed,
  articleSaved: m.accounts_did_article_saved,
  articleSubmitted: m.accounts_did_article_submitted,
  articleWithdrawn: m.accounts_did_article_withdrawn,
  articleRemoved: m.accounts_did_article_removed,
  orderPlaced: m.accounts_did_order_placed,
  orderCancelled: m.accounts_did_order_cancelled,
  returnApplied: m.accounts_did_return_applied,
  returnCancelled: m.accounts_did_return_cancelled,
  returnSent: m.accounts_did_return_sent,
  reviewWritten: m.accounts_did_review_written,
};

/** What an activity is called in a language. */
export const activityText = (kind: Activity, locale: Locale): string => texts[kind]({}, { locale });

/** What an account did, newest first, as the API answers it; `sessionId` is the session that asks. Two queries, whatever the page. */
export async function listActivity(
  context: Pick<Context, 'db' | 'locale'>,
  { sessionId, ...filter }: ActivityFilter & { page: number; size: number; sessionId?: string },
): Promise<{ items: z.input<typeof activityEntry>[]; total: number; page: number; size: number }> {
  const { rows, total } = await selectActivity(context.db, filter);
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    text: activityText(row.kind, context.locale),
    ip: row.ip,
    device: row.device,
    current: sessionId !== undefined && row.sessionId === sessionId,
    detail: row.detail,
  }));
  return { items, total, page: filter.page, size: filter.size };
}
