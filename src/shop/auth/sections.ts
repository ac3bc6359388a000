/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { passkeyOrigin } from '#kit/server/passkeys/passkeys.ts';
import { defineSection, type AnySection, type Message, type Section } from '#kit/server/page/section.ts';
import type { AuthModel } from './sections/form/model.ts';
import { OrderAccountSection, type OrderAccountModel } from './sections/order-account/section.tsx';
import { PasskeyOfferSection } from './sections/passkey-offer/section.tsx';
import { ForgetPage, ResetPasswordPage, SignInPage, SignUpPage, VerifyEmailPage, VerifyPromptPage } from './sections/section.tsx';

const settings = z.object({});
const page = (name: string, title: Message, Component: Section<object, undefined, AuthModel>['Component']): AnySection =>
  defineSection<object, undefined, AuthModel>({ name, card: { title }, settings, Component });

export const authSections: readonly AnySection[] = [
  page('auth-signin', m.section_auth_signin, SignInPage),
  page('auth-signup', m.section_auth_signup, SignUpPage),
  page('auth-forget', m.section_auth_forget, ForgetPage),
  page('auth-reset-password', m.section_auth_reset_password, ResetPasswordPage),
  page('auth-verify-email', m.section_auth_verify_email, VerifyEmailPage),
  page('auth-verify-prompt', m.section_auth_verify_prompt, VerifyPromptPage),
  defineSection<object, undefined, OrderAccountModel>({
    name: 'order-account',
    card: { title: m.section_order_account },
    settings,
    Component: OrderAccountSection,
  }),
  defineSection<object, { origin: string | null }, unknown>({
    name: 'passkey-offer',
    card: { title: m.section_passkey_offer },
    settings,
    load: async ({ context }) => ({ data: { origin: passkeyOrigin(context.config) }, tags: [] }),
    Component: PasskeyOfferSection,
  }),
];
