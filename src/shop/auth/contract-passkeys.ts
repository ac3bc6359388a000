/** Shoppers' passkeys: inputs and bounds. */
import { z } from 'zod';
import { passkeyResponse, passkeyTitle } from '#kit/pure/passkeys/passkeys.ts';

/** Bounds; an address may send `wrongFromAddress` answers of passkeys that are rejected in `guessSeconds`. */
export const passkeyLimits = { each: 10, wrongFromAddress: 60, guessSeconds: 3_600 } as const;

const proof = { password: z.string().min(1).max(1_000).optional(), stepUpCode: z.string().trim().max(12).optional() };
const id = z.string().max(64);

/** `POST /auth/signin/passkey` */
export const passkeySignInInput = z.object({ response: passkeyResponse });
/** `POST /security/passkeys/options` */
export const passkeyProofInput = z.object(proof);
/** `POST /security/passkeys/add` */
export const newPasskeyInput = z.object({ title: passkeyTitle, response: passkeyResponse });
/** `POST /security/passkeys/rename` */
export const renamePasskeyInput = z.object({ id, title: passkeyTitle });
/** `POST /security/passkeys/remove` */
export const removePasskeyInput = z.object({ id, ...proof });
