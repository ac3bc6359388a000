/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import type { CenterModel, InfoModel } from './sections/data.ts';
import { UserCenter } from './sections/user-center/section.tsx';
import { UserInfo } from './sections/user-info/section.tsx';

export type { AboutModel } from './sections/data.ts';

const settings = z.object({});
type Settings = z.output<typeof settings>;

export const profileSections: readonly AnySection[] = [
  defineSection<Settings, undefined, CenterModel>({ name: 'user-center', card: { title: m.section_user_center }, settings, Component: UserCenter }),
  defineSection<Settings, undefined, InfoModel>({ name: 'user-info', card: { title: m.section_user_info }, settings, Component: UserInfo }),
];
