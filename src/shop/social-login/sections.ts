/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { LinkAppsSection } from './sections/link-apps/section.tsx';
import { loadQrSignIn } from './sections/qr-sign-in/load.ts';
import { QrSignInSection } from './sections/qr-sign-in/section.tsx';

export const socialLoginSections: readonly AnySection[] = [
  defineSection({ name: 'link-apps', card: { title: m.section_link_apps }, settings: z.object({}), load: loadQrSignIn, Component: LinkAppsSection }),
  defineSection({ name: 'qr-sign-in', card: { title: m.section_qr_sign_in }, settings: z.object({}), load: loadQrSignIn, Component: QrSignInSection }),
];
