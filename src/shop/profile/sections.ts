/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { InfoModel } from './sections/data.ts';
import { UserInfo } from './sections/user-info/section.tsx';

export { Avatar } from './sections/avatar.tsx';
export type { AboutModel } from './sections/data.ts';

const settings = z.object({});
type Settings = z.output<typeof settings>;

export const profileSections: readonly AnySection[] = [
  defineSection<Settings, undefined, InfoModel>({ name: 'user-info', card: { title: m.section_user_info }, settings, Component: UserInfo }),
];
