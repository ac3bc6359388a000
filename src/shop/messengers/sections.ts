/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { LinkAppsSection } from './sections/link-apps/section.tsx';
import { loadQrSignIn } from './sections/qr-sign-in/load.ts';
import { QrSignInSection } from './sections/qr-sign-in/section.tsx';

/** See above. */
export const messengerSections: readonly AnySection[] = [
  defineSection({ name: 'link-apps', settings: z.object({}), load: loadQrSignIn, Component: LinkAppsSection }),
  defineSection({ name: 'qr-sign-in', settings: z.object({}), load: loadQrSignIn, Component: QrSignInSection }),
];
