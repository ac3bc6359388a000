/** Mails: through SMTP where it is configured, else one `.eml` file per message in a folder. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { HostConfig } from '../host-config.ts';
import type { Mail } from './message.ts';

/** How long a mail server may take, per step. */
const patienceMs = 15_000;

const transports = new Map<string, Transporter>();
// Loaded with the first mail.
const mailer = () => import('nodemailer');

/** Sends a message; never called inside a transaction. A message that cannot be sent is thrown, so that its job tries again. */
export async function sendMail(config: Pick<HostConfig, 'smtpUrl' | 'mailDir' | 'baseUrl' | 'transports'>, mail: Mail): Promise<void> {
  if (await config.transports?.mail(mail)) return;
  const { from, subject, html, text, at } = mail;
  const messageId = `<${mail.id}@${new URL(config.baseUrl).hostname}>`;
  // A line break would inject a header.
  const more = {
    ...(mail.replyTo ? { replyTo: { name: '', address: oneLine(mail.replyTo) } } : {}),
    ...(mail.headers ? { headers: { ...mail.headers } } : {}),
  };
  const message = { messageId, from, subject: oneLine(subject), html, text, date: at, ...more };
  if (config.smtpUrl !== null) {
    const transport = await smtpTransport(config.smtpUrl);
    await transport.sendMail({ ...message, to: { name: '', address: mail.to } });
    return;
  }
  const { createTransport } = await mailer();
  const made = await createTransport({ streamTransport: true, buffer: true, newline: 'unix' }).sendMail(message);
  // As it is: a telephone number is no address to nodemailer, which would leave it out.
  const to = Buffer.from(`To: ${oneLine(mail.to)}\n`);
  await writeWhole(config.mailDir, fileName(mail), Buffer.concat([to, made.message as Buffer]));
}

async function smtpTransport(url: string): Promise<Transporter> {
  const { createTransport } = await mailer();
  let transport = transports.get(url);
  if (!transport) {
    const withLimits = new URL(url);
    for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) withLimits.searchParams.set(limit, String(patienceMs));
    transport = createTransport(withLimits.href);
    transports.set(url, transport);
  }
  return transport;
}

/** Sorted by time, and the same for the same message. */
function fileName({ at, id }: Mail): string {
  return `${at.toISOString().replaceAll(/[:.]/g, '-')}-${id.replaceAll(/[^\w-]/g, '_')}.eml`;
}

/** Written under another name and renamed, so that a watcher of the folder never sees half a message. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.part`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    // A full disk: what is half written would only take room.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
