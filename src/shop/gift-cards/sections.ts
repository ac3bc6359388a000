/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { rejectedForm, type RejectedForm } from '#ui/forms/plain-form.tsx';
import { GiftCardBalancePage, type GiftCardBalanceModel } from './sections/balance-page/section.tsx';

export type { GiftCardBalanceModel };

export const giftCardSections: readonly AnySection[] = [
  defineSection<object, { refused: RejectedForm }, GiftCardBalanceModel>({
    name: 'gift-card-balance',
    card: { title: m.section_gift_card_balance },
    settings: z.object({}),
    load: async ({ refused }) => ({ data: { refused: rejectedForm('balance', refused) }, tags: [] }),
    Component: GiftCardBalancePage,
  }),
];
