/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { NoticeList } from './contract.ts';
import { Notices } from './sections/notice-list/section.tsx';

export const noticeSections: readonly AnySection[] = [
  defineSection<object, undefined, NoticeList>({ name: 'user-notices', card: { title: m.section_user_notices }, settings: z.object({}), Component: Notices }),
];
