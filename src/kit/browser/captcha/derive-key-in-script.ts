import { pbkdf2 } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/** PBKDF2-SHA-256 without WebCrypto. */
export const deriveKeyInScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
