/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { OwnArticles } from './sections/own-articles/section.tsx';

export type { OwnArticlesModel } from './sections/own-articles/model.ts';

export const articleSections: readonly AnySection[] = [
  defineSection({ name: 'own-articles', card: { title: m.section_own_articles }, settings: z.object({}), Component: OwnArticles }),
];
