import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** A mail to an address as it was sent, in readable letters; '' where there is none. */
export async function mailTo({ host }: TestApp, address: string): Promise<string> {
  const folder = host.config.mailDir;
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const found = mails.find((mail) => mail.includes(`To: ${address}`)) ?? '';
  return found.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
