/** Sign-in as a browser and a mailbox do it: the proof of work, and the code in the newest message. */
import { pbkdf2Sync } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { solveChallenge, type DeriveKeyFunction } from 'altcha-lib';
import type { TestApp, TestClient } from './app.ts';
import { runJobs } from './run-jobs.ts';

// At once and not in a thread of its own, which would cost more than the work.
const deriveKey: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ derivedKey: new Uint8Array(pbkdf2Sync(password, salt, cost, keyLength, 'sha256')) });

/** Asks for a challenge and solves it; answers the token that goes along as `captcha`. */
export async function solvedCaptcha(client: TestClient): Promise<string> {
  const { data: challenge } = await client.post('/api/web/auth/captcha');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Every message to an address or number, oldest first, after the queued jobs have run. */
export async function mailsTo(shop: TestApp, to: string): Promise<string[]> {
  await runJobs(shop);
  const folder = shop.host.config.mailDir;
  const paths = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  // By when they were written: the clock of a test stands still.
  const written = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })));
  const all = await Promise.all(written.toSorted((a, b) => a.at - b.at).map(({ path }) => readFile(path, 'utf8')));
  return all.filter((mail) => mail.split('\n\n')[0]!.includes(to.toLowerCase())).map(decoded);
}

/** Quoted-printable as it reads. */
function decoded(mail: string): string {
  const joined = mail.replace(/=\n/g, '');
  return joined.replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
}

/** The code in the newest message to an address or number. */
export async function newestCode(shop: TestApp, to: string): Promise<string> {
  const mail = (await mailsTo(shop, to)).at(-1);
  const code = mail && /(?<![\w#-])\d{6}(?![\w-])/.exec(mail.slice(mail.indexOf('\n\n')))?.[0];
  if (!code) throw new Error(`no code for ${to} in: ${mail}`);
  return code;
}

/** Asks for a code with a solved captcha and reads it from the mail. */
export async function codeFor(shop: TestApp, client: TestClient, ask: { account: string; countryCode?: string; scene: string }): Promise<string> {
  const answer = await client.post('/api/web/auth/send-code', { ...ask, captcha: await solvedCaptcha(client) });
  if (answer.code !== 0) throw new Error(`send-code answered ${answer.code}: ${answer.msg} ${JSON.stringify(answer.data)}`);
  return newestCode(shop, ask.countryCode ? `${ask.countryCode}${ask.account}` : ask.account);
}

/** A password that nobody else has. */
export const goodPassword = 'Ember-Bowl 27';

/** Signs up by e-mail; answers what signing up answered. */
export async function signUp(shop: TestApp, client: TestClient, email: string, more: object = {}) {
  const code = await codeFor(shop, client, { account: email, scene: 'signup' });
  return client.post('/api/web/auth/signup', { account: email, password: goodPassword, code, agree: true, ...more });
}
