/** What the balance page carries in its address once a code was entered: it shows a balance for a while, and is no code. */
import { createHmac } from 'node:crypto';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId, sameSecret } from '#kit/server/ids.ts';
import type { GiftCardBalance } from '../contract.ts';
import { findGiftCard, presentBalance } from '../find-card.ts';
import { findCards, readSecret } from '../store.ts';

const validMs = 15 * 60_000;

const sign = (key: string, text: string) => createHmac('sha256', key).update(`balance ${text}`).digest('base64url');

/**
 * A token with which the balance of a code's card can be read for a quarter of an hour.
 * @throws giftCardErrors.unknown (40), tooMany (40, 429)
 */
export async function openBalance(context: Context, { code }: { code: string }): Promise<string> {
  const { id } = await findGiftCard(context, code);
  const text = `${id}.${context.now().getTime() + validMs}`;
  return `${text}.${sign(await readSecret(context.db), text)}`;
}

/** The balance of a token's card. @throws notFound (404) for one that is over, or nobody's */
export async function readBalanceByToken(context: Context, token: string): Promise<GiftCardBalance> {
  const [id = '', until = '', signature = ''] = token.split('.');
  const isOurs = isId(id) && sameSecret(signature, sign(await readSecret(context.db), `${id}.${until}`)) && Number(until) > context.now().getTime();
  const [card] = isOurs ? await findCards(context.db, [id]) : [];
  if (!card) throw new ShopError(notFound);
  return presentBalance(card, context.now());
}
