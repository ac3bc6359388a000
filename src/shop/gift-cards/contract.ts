/** Gift cards on the wire: as who holds the code sees one, and as staff see them. */
import { z } from 'zod';
import * as m from '#messages';
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of gift cards; amounts in minor units of a card's currency. */
export const giftCardLimits = {
  codeLength: 60,
  perCheckout: 5,
  mostBalance: 100_000_000_000,
  noteLength: 300,
  nameLength: 100,
  messageLength: 500,
  daysAhead: 365,
} as const;

/** Why a card pays nothing now. */
export const giftCardBlocks = ['disabled', 'expired', 'otherCurrency', 'empty'] as const;
export type GiftCardBlock = (typeof giftCardBlocks)[number];

/** Why a balance changed: the card was issued, paid for an order, got something back from one, or staff changed it. */
export const giftCardReasons = ['issued', 'redeemed', 'refunded', 'adjusted'] as const;
export type GiftCardReason = (typeof giftCardReasons)[number];

/** Whether a card can pay: `disabled` by staff, or `expired`. */
export const giftCardStates = ['active', 'disabled', 'expired'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

const at = z.iso.datetime();
const money = z.object({ amount: z.number().int(), currency: z.string() });
const code = z.string().trim().min(1).max(giftCardLimits.codeLength);

/** `/gift-card/balance` */
export const balanceInput = z.object({ code });
/** A card's balance, for holders of its code. */
export const giftCardBalanceSchema = z
  .object({ lastCharacters: z.string(), balance: money, state: z.enum(giftCardStates), expiresAt: at.nullable() })
  .meta({ id: 'GiftCardBalance', description: 'What is left of a gift card, for who knows its code.' });
export type GiftCardBalance = z.infer<typeof giftCardBalanceSchema>;

/** A gift card that pays at a checkout; `amount` is what it pays there. */
export const usedGiftCardSchema = z.object({ id: z.string(), lastCharacters: z.string(), amount: money, balance: money });
export type UsedGiftCard = z.infer<typeof usedGiftCardSchema>;

/** A gift card as staff see it; nobody sees its code again. */
export const staffGiftCardSchema = z
  .object({
    id: z.string(),
    lastCharacters: z.string(),
    state: z.enum(giftCardStates),
    balance: money,
    issued: money,
    expiresAt: at.nullable(),
    note: z.string(),
    orderNo: z.string().nullable(),
    recipient: z.object({ name: z.string(), email: z.string().nullable() }),
    senderName: z.string(),
    message: z.string(),
    lang: z.string(),
    sendAt: at.nullable(),
    sentAt: at.nullable(),
    createdAt: at,
  })
  .meta({ id: 'StaffGiftCard', description: 'A gift card, without its code.' });
export type StaffGiftCard = z.infer<typeof staffGiftCardSchema>;

/** A card whose code was made just now. `code` is shown this once; null where it is mailed. */
export const issuedGiftCardSchema = staffGiftCardSchema
  .extend({ code: z.string().nullable() })
  .meta({ id: 'IssuedGiftCard', description: 'A gift card with the code that was made for it just now.' });
export type IssuedGiftCard = z.infer<typeof issuedGiftCardSchema>;

/** What staff sort cards by, and narrow them by; `code` is a whole one, or its last four characters. */
export const staffGiftCardSorts = ['createdAt', 'balance'] as const;
export const staffGiftCardFilter = z.strictObject({
  state: z.enum(giftCardStates).optional(),
  currency: z.string().length(3).optional(),
  orderNo: z.string().trim().max(20).optional(),
  code: code.optional(),
});

const currency = z.string().regex(/^[A-Z]{3}$/);
const note = z.string().trim().min(1).max(giftCardLimits.noteLength);
const expiresAt = at.nullable().default(null);

/** What staff issue: `amount` in minor units of `currency`, and why. With a recipient's address the code is mailed, on `sendAt` or at once. */
export const issueInput = z.object({
  amount: z.number().int().min(1).max(giftCardLimits.mostBalance),
  currency,
  note,
  expiresAt,
  recipientName: z.string().trim().max(giftCardLimits.nameLength).default(''),
  recipientEmail: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().default(null),
  senderName: z.string().trim().max(giftCardLimits.nameLength).default(''),
  message: z.string().trim().max(giftCardLimits.messageLength).default(''),
  lang: z.string().min(2).max(10).nullable().default(null),
  sendAt: at.nullable().default(null),
});
export type IssueInput = z.output<typeof issueInput>;

/** What staff change of a card besides its balance. */
export const giftCardChangeInput = z.object({ disabled: z.boolean(), expiresAt, note: z.string().trim().max(giftCardLimits.noteLength) });
export type GiftCardChange = z.output<typeof giftCardChangeInput>;

/** What staff add to a balance (above 0) or take of it (below 0), in minor units of the card's currency, and why. */
export const adjustInput = z.object({
  amount: z
    .number()
    .int()
    .min(-giftCardLimits.mostBalance)
    .max(giftCardLimits.mostBalance)
    .refine((amount) => amount !== 0),
  reason: note,
});

/** A line of a card's ledger, for staff. */
export const giftCardEntrySchema = z
  .object({
    id: z.string(),
    giftCard: z.object({ id: z.string(), lastCharacters: z.string() }),
    at,
    reason: z.enum(giftCardReasons),
    note: z.string(),
    orderNo: z.string().nullable(),
    amount: money,
    /** What was left after it. */
    balance: money,
    actor: z.object({ kind: z.string(), name: z.string() }),
  })
  .meta({ id: 'GiftCardEntry', description: 'A line of the ledger of gift cards.' });
export type GiftCardEntry = z.infer<typeof giftCardEntrySchema>;
/** What staff narrow the ledger by. */
export const giftCardEntryFilter = z.strictObject({
  giftCard: z.string().max(64).optional(),
  reason: z.enum(giftCardReasons).optional(),
  orderNo: z.string().trim().max(20).optional(),
});

/** Of which moment staff ask what the shop owes; absent: now. */
export const liabilityQuery = z.object({ at: at.optional() });
/** What the shop owed to the holders of gift cards at a moment, by currency. `expired` is what of it had expired by then. */
export const liabilitySchema = z
  .object({ at, items: z.array(z.object({ currency: z.string(), cards: z.number().int(), balance: money, expired: money })) })
  .meta({ id: 'GiftCardLiability', description: 'What gift cards were worth at a moment, by currency.' });
export type GiftCardLiability = z.infer<typeof liabilitySchema>;

/**
 * Recipient, sender and message of the gift cards that are bought; mailed on the day `sendOn`, in the morning (08:00 UTC).
 * Without an address the buyer gets them, without a day at once.
 */
export const giftDeliveryInput = z.object({
  recipientName: z.string().trim().max(giftCardLimits.nameLength).default(''),
  recipientEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(z.email().nullable())
    .nullable()
    .default(null),
  senderName: z.string().trim().max(giftCardLimits.nameLength).default(''),
  message: z.string().trim().max(giftCardLimits.messageLength).default(''),
  sendOn: z
    .string()
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(z.iso.date().nullable())
    .nullable()
    .default(null),
});
/** What is stored of it. */
export const giftDeliverySchema = z.object({
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  senderName: z.string(),
  message: z.string(),
  sendOn: z.string().nullable(),
});
export type GiftDelivery = z.infer<typeof giftDeliverySchema>;

const declined = (reason: string): ErrorSpec<FieldErrors> => ({
  reason,
  wire: 40,
  status: 400,
  message: ({ words }: { words: string }) => words,
  data: fieldErrorsSchema,
});

/** The error of each reason why a code pays nothing; `data.errors.code` says it in words. */
export const giftCardErrors: Record<GiftCardBlock | 'unknown' | 'tooMany' | 'notNeeded', ErrorSpec<FieldErrors>> = {
  /** No gift card has this code. Cure: Check the code. */
  unknown: declined('giftCardUnknown'),
  /** The shop disabled the gift card. Cure: Ask the shop. */
  disabled: declined('giftCardDisabled'),
  /** The gift card has expired. Cure: Use another one. */
  expired: declined('giftCardExpired'),
  /** The gift card is in another currency than the checkout. Cure: Choose the currency of the gift card first. */
  otherCurrency: declined('giftCardOtherCurrency'),
  /** Nothing is left of the gift card. Cure: Use another one. */
  empty: declined('giftCardEmpty'),
  /** A checkout takes no more gift cards. Cure: Take one away first. */
  tooMany: declined('giftCardTooMany'),
  /** Nothing is left to pay. Cure: Submit the checkout. */
  notNeeded: declined('giftCardNotNeeded'),
};

/** Less is left of the gift card than is to be taken; nothing was taken. Cure: Take at most its balance. */
export const giftCardTooLittle: ErrorSpec = { reason: 'giftCardTooLittle', wire: 41, status: 409, message: m.gift_card_too_little };
/** Gift cards that the order bought were spent; nothing of it changes. Cure: Refund a sum instead, or adjust the cards first. */
export const giftCardSpent: ErrorSpec = { reason: 'giftCardSpent', wire: 41, status: 409, message: m.gift_card_spent };
/** More than a gift card can hold. Cure: Add less. */
export const giftCardTooMuch: ErrorSpec = { reason: 'giftCardTooMuch', wire: 41, status: 409, message: m.gift_card_too_much };
