/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { UserFavorites, type UserFavoritesModel } from './sections/user-favorites/section.tsx';

export type { UserFavoritesModel } from './sections/user-favorites/section.tsx';

export const favoriteSections: readonly AnySection[] = [
  defineSection<object, undefined, UserFavoritesModel>({
    name: 'user-favorites',
    card: { title: m.section_user_favorites },
    settings: z.object({}),
    Component: UserFavorites,
  }),
];
