/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { NoticeList } from './contract.ts';
import { Notices } from './sections/notice-list/section.tsx';

/** See above. */
export const noticeSections: readonly AnySection[] = [
  defineSection<object, undefined, NoticeList>({ name: 'user-notices', settings: z.object({}), Component: Notices }),
];
