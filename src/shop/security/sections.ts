/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { ActivityList, type ActivityModel } from './sections/activity-list/section.tsx';
import { OwnDataSection } from './sections/own-data/section.tsx';
import { SecurityCenter, type SecurityModel } from './sections/security-center/section.tsx';

export type { ActivityModel } from './sections/activity-list/section.tsx';
export type { SecurityModel } from './sections/security-center/section.tsx';

const settings = z.object({});
type Settings = z.output<typeof settings>;

export const securitySections: readonly AnySection[] = [
  defineSection<Settings, undefined, SecurityModel>({
    name: 'security-center',
    card: { title: m.section_security_center },
    settings,
    Component: SecurityCenter,
  }),
  defineSection<Settings, undefined, SecurityModel>({ name: 'own-data', card: { title: m.section_own_data }, settings, Component: OwnDataSection }),
  defineSection<Settings, undefined, ActivityModel>({ name: 'activity-list', card: { title: m.section_activity_list }, settings, Component: ActivityList }),
];
