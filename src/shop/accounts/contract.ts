/** Accounts: how one is named, and what is written down of what it did. */
import { z } from 'zod';

export * from './contract-groups.ts';

/** What names an account at sign-in: an e-mail address in lower case, or a mobile number with its calling code (`+86`). */
export type LoginName = { email: string } | { countryCode: string; mobile: string };

/** A person's identity at a provider that vouches for it: a messaging app, an OpenID Connect provider. `name` is for display. */
export type Identity = { provider: string; subject: string; name: string };

/** A session ends this long after its last call (docs/rules/accounts.md, "Sessions"). */
export const sessionMs = 30 * 24 * 3_600_000;

/** How a session came about. */
export const loginMethods = ['signup', 'password', 'code', 'qr', 'openid', 'passkey', 'reset'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** What concerns an account's security: the activity of the security center. */
export const securityActivities = [
  'signUp',
  'signIn',
  'signInFailed',
  'newDevice',
  'signOut',
  'signOutSession',
  'signOutOthers',
  'passwordChanged',
  'passwordReset',
  'emailVerified',
  'emailChanged',
  'mobileChanged',
  'loginVerificationOn',
  'loginVerificationOff',
  'identityLinked',
  'identityUnlinked',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'dataExported',
  'accountDeleted',
] as const;

/** What else an account does: together with the above, its log. */
export const otherActivities = [
  'nameChanged',
  'infoChanged',
  'avatarChanged',
  'addressSaved',
  'addressRemoved',
  'guestJoined',
  'favoriteAdded',
  'favoriteRemoved',
  'listShared',
  'couponClaimed',
  'articleSaved',
  'articleSubmitted',
  'articleWithdrawn',
  'articleRemoved',
  'orderPlaced',
  'orderCancelled',
  'returnApplied',
  'returnCancelled',
  'returnSent',
  'reviewWritten',
] as const;

/** Everything that is written down. */
export const activities = [...securityActivities, ...otherActivities] as const;
export type Activity = (typeof activities)[number];

/** Facts of an activity, for people to read: what was changed, from where; never a secret, never a whole address or number. */
export const activityDetail = z.record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean()]));
export type ActivityDetail = z.output<typeof activityDetail>;

/** An entry of a log, as the API answers it. `text` says it in the asker's language. */
export const activityEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(activities),
    text: z.string(),
    ip: z.string(),
    device: z.string(),
    /** Done by the session that asks. */
    current: z.boolean(),
    detail: activityDetail,
  })
  .meta({ id: 'ActivityEntry', description: 'Something that an account did.' });

/**
 * That the shopper has agreed to privacy policy and terms. Anything else, or nothing, is taken up to the use case, which says what is missing in words of its own;
 * the schema of the body says in its `required` that it belongs there.
 */
export const agreement = z.unknown().optional().meta({ type: 'boolean', const: true, description: 'That the shopper has agreed to privacy policy and terms.' });

/** How the API's documents describe a calling code. */
export const callingCode = {
  pattern: String.raw`^\+[1-9]\d{0,3}$`,
  examples: ['+44'],
  description: 'Calling code of the country, with a plus sign; needed with a mobile number',
};
