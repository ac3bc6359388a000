/** Mails about signing in, with sample data. */
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { makeMailText } from '#shop/messages/index.ts';
import { renderCode, renderNoCode } from './codes/deliver-code.ts';
import { renderChange } from './credentials/notify-change.ts';
import type { LoginNotice } from './notify-login.ts';

const sample = (kind: string, say: (fixture: MailFixture) => LoginNotice): MailSample => ({
  kind: `auth.${kind}`,
  make: (fixture) => makeMailText(say(fixture), fixture),
});

const scenes = ['signup', 'signin', 'reset', 'editEmail', 'verifyEmail', 'stepUp'] as const;
const ticket = 'sample';

/** Codes, why there is none, and what was changed. */
export const authMailSamples: readonly MailSample[] = [
  ...scenes.map((scene) =>
    sample(`code.${scene}`, ({ lang }) => renderCode({ lang, scene, code: '314159', ticket: scene === 'reset' || scene === 'verifyEmail' ? ticket : null })),
  ),
  sample('taken', ({ lang }) => renderNoCode({ lang, isTaken: true })),
  sample('unknown', ({ lang }) => renderNoCode({ lang, isTaken: false })),
  ...(['password', 'email', 'mobile'] as const).map((change) =>
    sample(`changed.${change}`, ({ lang, now, words }) => renderChange({ lang, change, shown: words, userAgent: '', address: '192.0.2.1', at: now })),
  ),
];
