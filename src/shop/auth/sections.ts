/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection, type Section } from '#kit/server/page/section.ts';
import type { AuthModel } from './sections/form/model.ts';
import { ForgetPage, ResetPasswordPage, SignInPage, SignUpPage, VerifyEmailPage, VerifyPromptPage } from './sections/section.tsx';

const settings = z.object({});
const page = (name: string, Component: Section<object, undefined, AuthModel>['Component']): AnySection =>
  defineSection<object, undefined, AuthModel>({ name, settings, Component });

/** See above. */
export const authSections: readonly AnySection[] = [
  page('auth-signin', SignInPage),
  page('auth-signup', SignUpPage),
  page('auth-forget', ForgetPage),
  page('auth-reset-password', ResetPasswordPage),
  page('auth-verify-email', VerifyEmailPage),
  page('auth-verify-prompt', VerifyPromptPage),
];
