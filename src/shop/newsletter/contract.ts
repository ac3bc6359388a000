/** The newsletter on the wire. */
import { dateRangeFields } from '#kit/pure/dates/date-range.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { newsletterLimits } from './contract-issues.ts';

export { newsletterLimits, type IssueView } from './contract-issues.ts';
export type { LeftOut, Letter, LetterSectionChoice, RenderedLetter } from './contract-letter.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** `/newsletter/subscribe` */
export const subscribeInput = z.object({ email, agree: z.literal(true) });
/** `/newsletter/confirm` */
export const tokenInput = z.object({ token: z.string().min(1).max(newsletterLimits.token) });
/** `/newsletter/unsubscribe`: the token stands in the body, or in the address where a mail program asks (RFC 8058). */
export const unsubscribeInput = z.object({ token: z.string().max(newsletterLimits.token).optional() });

/** What tokens begin with that stop mails nobody has to get, and are no newsletter's. */
export const mailStopPrefix = 'stop-';

/** Whether a token stops such mails, by its looks. */
export const isMailStopToken = (token: string): boolean => token.startsWith(mailStopPrefix);

/** States of a subscriber. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;
/** A state of a subscriber. */
export type SubscriberState = (typeof subscriberStates)[number];

/** The link was used, is too old, or never was one. Cure: Subscribe again for a new link. */
export const linkEnded: ErrorSpec = { reason: 'newsletterLinkEnded', wire: 40, status: 400, message: m.newsletter_link_ended };

/** A subscriber as staff see them. */
export const subscriberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    lang: z.string(),
    state: z.enum(subscriberStates),
    createdAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Subscriber', description: 'A subscriber of the newsletter.' });
/** See `subscriberSchema`. */
export type SubscriberView = z.infer<typeof subscriberSchema>;
/** Orders of the back office's list of subscribers. */
export const subscriberSorts = ['createdAt', 'email'] as const;
/** Filter of the back office's list of subscribers. */
export const subscriberFilter = z.strictObject({ q: z.string().max(200).optional(), state: z.enum(subscriberStates).optional(), ...dateRangeFields });
