/** A shopper with an account, made through the API as the sign-up form makes it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Who was signed up. */
export type Shopper = { email: string; password: string; token: string };

const password = 'Ember-Bowl 27';

/** Signs up under an address of its own; `E2E_DATA_DIR` is where the shop's mails land. */
export async function signUp(request: APIRequestContext, name: { firstName: string; lastName: string }): Promise<Shopper> {
  const email = `shopper-${crypto.randomUUID()}@example.com`;
  const call = async (path: string, data: object) => {
    const answer = (await (await request.post(`/api/web${path}`, { data })).json()) as { code: number; msg: string; data: never };
    if (answer.code !== 0) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
    return answer.data as Record<string, unknown>;
  };
  const challenge = await call('/auth/captcha', {});
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await call('/auth/send-code', { account: email, scene: 'signup', captcha });
  const code = await mailedCode(email);
  const { token } = await call('/auth/signup', { account: email, password, code, agree: true, birthday: '1990-05-17', ...name });
  return { email, password, token: token as string };
}

/** Lets a page's browser be signed in from its first page on. */
export async function beSignedIn(page: Page, { token }: Pick<Shopper, 'token'>): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('authToken', JSON.stringify(value)), token);
}

/** The code in the newest message to an address. */
export function mailedCode(to: string): Promise<string> {
  return mailed(to, /(?<![\w#-])(\d{6})(?![\w-])/);
}

/** What the newest message to an address that has such a thing says of `pattern`; waits until one has come. */
export async function mailed(to: string, pattern: RegExp): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '.data', 'mail');
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
    for (const name of names.toReversed()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const end = mail.search(/\r?\n\r?\n/);
      const found = mail.slice(0, end).includes(`To: ${to}`) && pattern.exec(plain(mail.slice(end)))?.[1];
      if (found) return found;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no message to ${to} has ${pattern}`);
}

const plain = (text: string) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
