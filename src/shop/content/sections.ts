/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { PageBody } from './sections/page-body/section.tsx';

/** See above. */
export const contentSections: readonly AnySection[] = [defineSection({ name: 'page-body', settings: z.object({}), Component: PageBody })];
