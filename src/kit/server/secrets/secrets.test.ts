/** Secrets at rest: what is encrypted comes back, and nothing else does. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import { StartupError } from '../embedded-postgres/startup-error.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { ownSecretsKeys, parseSecretsKeys } from './secrets-key.ts';

const newKey = () => createSecretKey(randomBytes(32));
const keys = [newKey()];
const place = 'payment-account:stripe:secretKey';

describe('an encrypted secret', () => {
  it('comes back as it was, whatever it is, and never stands in what is stored', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6, unit: 'binary' }), (text) => {
        const stored = sealSecret(text, { keys, place });
        expect(openSecret(stored, { keys, place })).toBe(Buffer.from(text).toString());
        expect(stored).not.toContain(text);
        expect(sealSecret(text, { keys, place })).not.toBe(stored);
      }),
    );
  });

  it('is not opened once a single bit of it was changed, or a part is missing', () => {
    const stored = sealSecret('sk_live_0123456789', { keys, place });
    const body = Buffer.from(stored.slice(3), 'base64url');
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const changed = Buffer.from(body);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(openSecret(`v1.${changed.toString('base64url')}`, { keys, place }), `bit ${bit}`).toBeNull();
    }
    for (let length = 0; length < body.length; length += 1)
      expect(openSecret(`v1.${body.subarray(0, length).toString('base64url')}`, { keys, place })).toBeNull();
    for (const nonsense of ['', 'v1', 'v1.', 'v2.' + stored.slice(3), 'sk_live_0123456789']) expect(openSecret(nonsense, { keys, place })).toBeNull();
  });

  it('is opened at its own place only', () => {
    const stored = sealSecret('sk_live_0123456789', { keys, place });
    for (const other of ['payment-account:stripe:webhookSecret', 'payment-account:paypal:secretKey', ''])
      expect(openSecret(stored, { keys, place: other })).toBeNull();
  });

  it('is opened by the key that made it, which may be an older one', () => {
    const stored = sealSecret('sk_live_0123456789', { keys, place });
    expect(openSecret(stored, { keys: [newKey()], place })).toBeNull();
    expect(openSecret(stored, { keys: [newKey(), ...keys], place })).toBe('sk_live_0123456789');
    expect(() => sealSecret('x', { keys: [], place })).toThrow('no key');
  });
});

describe('the key', () => {
  it('is 32 bytes in base64, or several with commas between them', () => {
    const [one, two] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64url')];
    expect(parseSecretsKeys(one)?.map((key) => key.export().toString('base64'))).toEqual([one]);
    expect(parseSecretsKeys(`${one}, ${two}`)).toHaveLength(2);
    for (const wrong of ['', 'secret', randomBytes(16).toString('base64'), randomBytes(33).toString('base64'), `${one},`, `${one} ${two}`])
      expect([wrong, parseSecretsKeys(wrong)]).toEqual([wrong, null]);
  });

  it('is made in the data folder once, for its owner alone', async () => {
    const folder = await makeTemporaryFolder('vitrine-key-');
    const [first, second] = [ownSecretsKeys(folder), ownSecretsKeys(folder)];
    expect(first[0]!.equals(second[0]!)).toBe(true);
    const file = join(folder, 'secrets.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it('that is damaged stops the start, with what to do and without the key', async () => {
    const folder = await makeTemporaryFolder('vitrine-key-');
    await writeFile(join(folder, 'secrets.key'), 'half-a-key', { mode: 0o600 });
    const problem = (() => {
      try {
        ownSecretsKeys(folder);
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(problem).toBeInstanceOf(StartupError);
    expect((problem as StartupError).inWords()).toMatch(/holds no key.*backup/s);
    expect((problem as StartupError).inWords()).not.toContain('half-a-key');
  });
});
