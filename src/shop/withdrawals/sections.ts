/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { WithdrawalPage, type WithdrawalPageData } from './sections/withdrawal-page/section.tsx';

const outcomes = ['withdraw', 'withdrawn'] as const;

export const withdrawalSections: readonly AnySection[] = [
  defineSection<object, WithdrawalPageData, unknown>({
    name: 'withdrawal-page',
    card: { title: m.section_withdrawal_page },
    settings: z.object({}),
    load: async ({ query, refused }) => ({
      data: {
        confirm: query.get('confirm') ?? (refused?.form === 'confirm-withdrawal' ? refused.fields.get('token') : null),
        outcome: outcomes.find((one) => one === query.get('said')) ?? null,
        refused: rejectedForm('withdraw', refused) ?? rejectedForm('confirm-withdrawal', refused),
      },
      tags: [],
    }),
    Component: WithdrawalPage,
  }),
];
