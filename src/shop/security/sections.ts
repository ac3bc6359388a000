/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { ActivityList, type ActivityModel } from './sections/activity-list/section.tsx';
import { SecurityCenter, type SecurityModel } from './sections/security-center/section.tsx';

export type { ActivityModel } from './sections/activity-list/section.tsx';
export type { SecurityModel } from './sections/security-center/section.tsx';

const settings = z.object({});
type Settings = z.output<typeof settings>;

/** See above. */
export const securitySections: readonly AnySection[] = [
  defineSection<Settings, undefined, SecurityModel>({ name: 'security-center', settings, Component: SecurityCenter }),
  defineSection<Settings, undefined, ActivityModel>({ name: 'activity-list', settings, Component: ActivityList }),
];
