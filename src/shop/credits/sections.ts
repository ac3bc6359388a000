/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { CreditLedger } from './sections/ledger/section.tsx';

export const creditSections: readonly AnySection[] = [
  defineSection({ name: 'user-credits', card: { title: m.section_user_credits }, settings: z.object({}), Component: CreditLedger }),
];
