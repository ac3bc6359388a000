/** Saved cards on the wire, and how a checkout names one of them as a way of paying. */
import { z } from 'zod';

/** Limits of saved cards. */
export const cardLimits = {
  /** An account keeps so many; of more the oldest are taken away. */
  perAccount: 20,
} as const;

/** A saved card as its owner sees it. `brand` is the provider's word (`visa`); `isExpired`: it no longer pays. */
export const savedCardSchema = z
  .object({
    id: z.string(),
    brand: z.string(),
    title: z.string(),
    lastDigits: z.string(),
    expiryMonth: z.number().int(),
    expiryYear: z.number().int(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'SavedCard', description: 'A card that an account keeps for the next time.' });

/** A saved card as its owner sees it. */
export type SavedCard = z.infer<typeof savedCardSchema>;

/** `/payment/cards`, `/payment/cards/remove` */
export const savedCardsSchema = z.object({ items: z.array(savedCardSchema).max(cardLimits.perAccount) });

/** `/payment/cards/remove` */
export const removeCardInput = z.object({ cardId: z.string().min(1).max(40) });
