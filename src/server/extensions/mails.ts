import type { AnyExtensionMail } from '#extension/mail.ts';
import type { MailTransport, SmsTransport } from '#extension/transport.ts';
import { systemContext } from '#kit/server/context.ts';
import type { Transports } from '#kit/server/host-config.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import type { Host } from '#kit/server/slice.ts';
import { readExtensionSettings } from '#shop/extensions/index.ts';
import { noticeSample } from '#shop/messages/index.ts';
import { limited, mailKind, type Installed } from './extension-context.ts';

/** A mail of an extension with its sample, as the back office offers it to be written in other words. */
export function ownMailSample({ definition }: Installed, { name, say, sample }: AnyExtensionMail): MailSample {
  return noticeSample(mailKind(definition.name, name), ({ lang, locale }) => {
    const { rows, values, paragraphs, ...words } = say(sample as never, locale);
    return { ...words, lang, paragraphs: [...paragraphs], ...(rows ? { rows: [...rows] } : {}), ...(values ? { values: { ...values } } : {}) };
  });
}

/** How mails and text messages go out by extensions: the first that has a way and is set up sends them. */
export function transportsOf(all: readonly Installed[], host: () => Host): Transports {
  const sendBy = async <Message extends { id: string }>(what: 'mailTransport' | 'smsTransport', message: Message): Promise<boolean> => {
    for (const installed of all) {
      const transport = installed.definition[what] as (MailTransport & SmsTransport) | undefined;
      if (!transport) continue;
      const context = systemContext(host(), { name: `${what} of ${installed.definition.name}` });
      if (!transport.isReady((await readExtensionSettings(context, installed.definition)) as never)) continue;
      await limited(installed, context, { what: `${what} of ${installed.definition.name}`, ms: installed.limits.callMs }, (own) =>
        transport.send(own, message as never),
      );
      return true;
    }
    return false;
  };
  return { mail: (mail) => sendBy('mailTransport', mail), sms: (message) => sendBy('smsTransport', message) };
}
