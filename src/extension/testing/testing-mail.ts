/** The contract tests of mails and of the ways to send messages. */
import assert from 'node:assert/strict';
import { messageLocales } from '#kit/pure/languages.ts';
import type { ExtensionContext } from '../context.ts';
import type { AnyExtensionMail, MailSaying } from '../mail.ts';
import type { MailTransport, SmsTransport } from '../transport.ts';

const longestTitle = 200;

/** A mail: words in all languages for its sample, which survives the queue; plain text, and links to the shop's own pages. Answers what it says in English. */
export function testMail(mail: AnyExtensionMail): MailSaying {
  const sample: unknown = JSON.parse(JSON.stringify(mail.sample));
  assert.deepEqual(sample, mail.sample, 'its sample does not survive the queue');
  for (const locale of messageLocales) {
    const said = mail.say(sample as never, locale);
    assert.deepEqual(mail.say(sample as never, locale), said, `said twice in ${locale}, it is not the same`);
    testSaying(said, locale);
  }
  return mail.say(sample as never, 'en');
}

function testSaying({ title, paragraphs, rows = [], link, values = {} }: MailSaying, locale: string): void {
  assert.ok(title.length > 0 && title.length <= longestTitle && !/\p{Cc}/u.test(title), `its title in ${locale} is no line of text`);
  assert.notEqual(paragraphs.length, 0, `it says nothing in ${locale}`);
  const texts = [title, ...paragraphs, ...rows.flatMap((row) => [row.title, row.value]), ...(link ? [link.text] : []), ...Object.values(values)];
  for (const text of texts) {
    assert.equal(typeof text, 'string', `something that it says in ${locale} is no text`);
    assert.doesNotMatch(text, /<\/?[a-z][^>]*>/i, `it has markup, which readers would see as it stands: ${text}`);
  }
  for (const text of [...paragraphs, ...rows.map((row) => row.title)]) assert.notEqual(text, '', `it has an empty line in ${locale}`);
  if (!link) return;
  assert.match(link.path, /^\/(?!\/)/, `its link is no path of the shop: ${link.path}`);
  const prefix = link.path.split(/[/?#]/)[1]!;
  assert.ok(
    prefix === '' || !(messageLocales as readonly string[]).includes(prefix),
    `the path of its link names a language, which the shop adds: ${link.path}`,
  );
}

/** A fake of the service: what it has been sent so far, as texts or whatever holds them, and how to make it fail from now on. */
export type FakeService = { sent(): readonly unknown[]; fail(): void };

const at = new Date(Date.UTC(2027, 0, 15, 12));
const unsubscribe = '<https://shop.example/newsletter/unsubscribe?token=t-1>';

/**
 * A transport of mails, against a fake of its service: passes on all of a mail, sends nothing once its time is over, and throws where the service fails, so
 * that the job comes again. `context.settings` are those of a merchant who has set it up.
 */
export async function testMailTransport<Settings>(
  transport: MailTransport<Settings>,
  context: ExtensionContext<Settings>,
  service: FakeService,
): Promise<void> {
  const mail = {
    id: 'mail-0001',
    from: { name: 'The Test Shop', address: 'shop@shop.example' },
    to: 'reader@reader.example',
    subject: 'About your order',
    html: '<p>Thank you, Zoë.</p>',
    text: 'Thank you, Zoë, in plain text.',
    at,
    replyTo: 'help@shop.example',
    headers: { 'List-Unsubscribe': unsubscribe },
  };
  const { from, to, subject, html, text, replyTo } = mail;
  const parts = {
    id: mail.id,
    'from.name': from.name,
    'from.address': from.address,
    to,
    subject,
    html,
    text,
    replyTo,
    'headers (List-Unsubscribe)': unsubscribe,
  };
  await testTransport(transport, context, { message: mail, parts, service });
  const { replyTo: _none, headers: _neither, ...bare } = { ...mail, id: 'mail-0002' };
  await assert.rejects(async () => transport.send(context, bare), 'a mail that its service refused counts as sent: the job would not come again');
}

/** A transport of text messages: as `testMailTransport`. */
export async function testSmsTransport<Settings>(transport: SmsTransport<Settings>, context: ExtensionContext<Settings>, service: FakeService): Promise<void> {
  const message = { id: 'text-0001', to: '+447700900123', text: 'Your code is 123456' };
  await testTransport(transport, context, { message, parts: message, service });
  await assert.rejects(async () => transport.send(context, message), 'a message that its service refused counts as sent: the job would not come again');
}

/** Leaves the service failing. */
async function testTransport<Message, Settings>(
  transport: { isReady(settings: Settings): boolean; send(context: ExtensionContext<Settings>, message: Message): Promise<void> },
  context: ExtensionContext<Settings>,
  { message, parts, service }: { message: Message; parts: Readonly<Record<string, string>>; service: FakeService },
): Promise<void> {
  assert.equal(transport.isReady(context.settings), true, 'it is not ready: give the context the settings of a merchant who has set it up');
  const before = service.sent().length;
  await transport.send(context, message);
  const sent = service.sent().slice(before);
  assert.notEqual(sent.length, 0, 'it sends nothing');
  const held = textsIn(sent).join('\n');
  for (const [part, value] of Object.entries(parts)) assert.ok(held.includes(value), `it does not pass on \`${part}\``);
  await assert.doesNotReject(async () => transport.send(context, message), 'it fails at a message with an id that it has sent before');
  const over = service.sent().length;
  await assert.rejects(async () => transport.send({ ...context, signal: AbortSignal.abort() }, message), 'it goes on when its time is over (`signal`)');
  assert.equal(service.sent().length, over, 'it sends when its time is over (`signal`)');
  service.fail();
}

const textsIn = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]);
