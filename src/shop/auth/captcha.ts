/** The security verification: a proof of work that the slider starts. What is checked is the proof (docs/contract.md, "Captcha"). */
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { captchaWanted, captchaWrong, challengeSchema } from './contract.ts';
import { readSecret, useCaptcha } from './store.ts';

const goodForSeconds = 120;
/** A fraction of a second of a desktop's time, about one of a phone's, and never much more: the counter is drawn from this range. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 500, fewest: 100, most: 300 } as const;

// Loaded with the first challenge.
const prover = async () => ({ ...(await import('altcha-lib')), ...(await import('altcha-lib/algorithms/pbkdf2')) });

const keysOf = (secret: string) => ({ hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` });

/** A new challenge, good once within two minutes. */
export async function issueCaptcha(context: Pick<Context, 'db' | 'now'>): Promise<z.input<typeof challengeSchema>> {
  const { createChallenge, deriveKey, randomInt } = await prover();
  const secret = await readSecret(context.db, 'captcha');
  const challenge = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.most, work.fewest),
    deriveKey,
    expiresAt: Math.floor(context.now().getTime() / 1000) + goodForSeconds,
    ...keysOf(secret),
  });
  return { parameters: challengeSchema.shape.parameters.parse(challenge.parameters), signature: challenge.signature! };
}

const tokenSchema = z.object({
  challenge: z.object({ parameters: z.looseObject({ expiresAt: z.number(), nonce: z.string(), salt: z.string() }), signature: z.string().max(200) }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
});

/**
 * Takes a solved challenge, once.
 * @throws captchaWanted (10) when there is none, captchaWrong (40) when it is wrong, too old, made up or used
 */
export async function acceptCaptcha(context: Pick<Context, 'now'>, tx: Tx, token: string | undefined): Promise<void> {
  if (!token) throw new ShopError(captchaWanted, { data: { kind: 'captcha' } });
  const opened = tokenSchema.safeParse(openToken(token));
  if (!opened.success) throw new ShopError(captchaWrong);
  const { challenge, solution } = opened.data;
  const { expiresAt } = challenge.parameters;
  if (expiresAt * 1000 <= context.now().getTime()) throw new ShopError(captchaWrong);
  const { deriveKey, verifySolution } = await prover();
  const verdict = await verifySolution({ challenge: challenge as never, solution, deriveKey, ...keysOf(await readSecret(tx, 'captcha')) }).catch(() => null);
  if (!verdict?.verified) throw new ShopError(captchaWrong);
  const isFirst = await useCaptcha(tx, { signatureHash: hashSecret(challenge.signature), expiresAt: new Date(expiresAt * 1000) });
  if (!isFirst) throw new ShopError(captchaWrong);
}

function openToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
