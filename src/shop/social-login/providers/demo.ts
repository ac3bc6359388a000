/** A messenger that is a page of the shop itself and plays the phone, so that the whole way can be tried without any app. */
import * as m from '#messages';
import type { SocialLoginProvider } from '../provider.ts';

/** Where the phone's page lies; the ticket's secret comes behind it. */
export const demoPhonePath = '/auth/qr/phone';

/** The demo as a messenger. */
export function demoProvider({ baseUrl }: { baseUrl: string }): SocialLoginProvider {
  return {
    id: 'demo',
    title: (locale) => m.social_login_demo({}, { locale }),
    shows: 'code',
    begin: async ({ secret }) => ({ url: `${baseUrl}${demoPhonePath}/${secret}`, stored: {} }),
  };
}
