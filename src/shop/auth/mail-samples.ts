/** Mails about signing in, with sample data. */
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { noticeSample } from '#shop/messages/index.ts';
import { renderCode, renderNoCode } from './codes/deliver-code.ts';
import { renderChange } from './credentials/notify-change.ts';
import type { LoginNotice } from './notify-login.ts';

const sample = (kind: string, say: (fixture: MailFixture) => LoginNotice, required?: readonly string[]): MailSample =>
  noticeSample(`auth.${kind}`, say, required);

const changeSample = (change: Parameters<typeof renderChange>[0]['change'], path: string | null): MailSample =>
  sample(`changed.${change}`, ({ lang, now, words }) => renderChange({ lang, change, shown: words, userAgent: '', address: '192.0.2.1', at: now, path }));

const scenes = ['signup', 'signin', 'reset', 'editEmail', 'verifyEmail', 'stepUp'] as const;
const ticket = 'sample';
const hasLink = (scene: string) => scene === 'reset' || scene === 'verifyEmail';

/** Codes, why there is none, and what was changed. */
export const authMailSamples: readonly MailSample[] = [
  ...scenes.map((scene) =>
    sample(
      `code.${scene}`,
      ({ lang }) => renderCode({ lang, scene, code: '314159', ticket: hasLink(scene) ? ticket : null }),
      hasLink(scene) ? ['code', 'link'] : ['code'],
    ),
  ),
  sample('taken', ({ lang }) => renderNoCode({ lang, isTaken: true })),
  sample('unknown', ({ lang }) => renderNoCode({ lang, isTaken: false })),
  ...(['password', 'email', 'mobile'] as const).map((change) => changeSample(change, null)),
  ...(['passkeyAdded', 'passkeyRenamed', 'passkeyRemoved'] as const).map((change) => changeSample(change, '/user/account')),
];
