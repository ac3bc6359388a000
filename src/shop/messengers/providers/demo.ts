/** A messenger that is a page of the shop itself and plays the phone, so that the whole way can be tried without any app. */
import * as m from '#messages';
import type { MessengerProvider } from '../provider.ts';

/** Where the phone's page lies; the ticket's secret comes behind it. */
export const demoPhonePath = '/auth/qr/phone';

/** The demo as a messenger. */
export function demoMessenger({ baseUrl }: { baseUrl: string }): MessengerProvider {
  return {
    id: 'demo',
    title: (locale) => m.messengers_demo({}, { locale }),
    shows: 'code',
    begin: async ({ secret }) => ({ url: `${baseUrl}${demoPhonePath}/${secret}`, kept: {} }),
  };
}
