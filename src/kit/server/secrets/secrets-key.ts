/** The key that secrets in the database are encrypted with: from the environment (`SECRETS_KEY`), else a file of the shop's own in its data folder. */
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../embedded-postgres/startup-error.ts';

const keyBytes = 32;
const keyFileName = 'secrets.key';
const encoded = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Reads keys with commas between them: the first encrypts, all of them decrypt; null when one of them is not 32 bytes in base64. */
export function parseSecretsKeys(text: string): KeyObject[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => encoded.test(part)) ? parts.map((part) => createSecretKey(Buffer.from(part, 'base64'))) : null;
}

/**
 * The key in the data folder; made there, readable by its owner alone, when there is none.
 * @throws StartupError when the file cannot be read or written, or holds no key
 */
export function ownSecretsKeys(dataDir: string): KeyObject[] {
  const file = join(dataDir, keyFileName);
  const keys = parseSecretsKeys((readIfThere(file) ?? makeKeyFile(file)).trim());
  if (keys) return keys;
  throw new StartupError(`The file ${file} holds no key.`, [
    'It encrypts the keys of payment providers. Put back the file that was there, from your backup of the data folder.',
    'Or delete it: a new one is made, and the keys of payment providers are entered again in the back office.',
  ]);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw unusable(file, error);
  }
}

/** Two processes that start at once share the first one's file: it appears whole, or not at all. */
function makeKeyFile(file: string): string {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

const unusable = (file: string, cause: unknown) =>
  new StartupError(
    `The file ${file} cannot be used (${(cause as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
    ['Give yourself the right to read and write there, or set SECRETS_KEY: openssl rand -base64 32'],
    cause,
  );
