import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { modeOfEnvironment } from '../accounts/open-accounts.ts';
import type { PaymentSettings } from '../../settings/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { cardProvider, isExpired } from './card-method.ts';
import type { SavedCard } from './contract.ts';
import { cardRemoved } from './job-kinds.ts';
import { deleteCard, findCard, findCards, type CardHolder, type StoredCard } from './store.ts';

/** The caller's account, with the keys that are set up; null for a guest, and where no provider keeps cards. */
export function cardHolderOf({ caller, config }: Pick<Context, 'caller' | 'config'>): CardHolder | null {
  if (caller.kind !== 'user' || config.payments.stripe === null) return null;
  return { accountId: caller.accountId, provider: cardProvider, mode: modeOfEnvironment(cardProvider, config.payments) };
}

/** Whether the caller's card can be kept: an account, a provider that is set up, and a merchant who allows it. */
export function savesCards(context: Pick<Context, 'caller' | 'config'>, { stripe }: Pick<PaymentSettings, 'stripe'>): boolean {
  return stripe.savedCards && cardHolderOf(context) !== null && context.config.payments.stopped?.includes(cardProvider) !== true;
}

/** The saved cards that can pay now; none where the merchant does not want any. */
export async function cardsToPayWith(context: Pick<Context, 'caller' | 'config' | 'db' | 'now'>, settings: PaymentSettings): Promise<StoredCard[]> {
  const holder = savesCards(context, settings) ? cardHolderOf(context) : null;
  return holder ? (await findCards(context.db, holder)).filter((card) => !isExpired(card, context.now())) : [];
}

/** The cards of the account that asks, newest first; those that expired too. @throws authInvalid (50) */
export async function listCards(context: Context): Promise<SavedCard[]> {
  requireUser(context);
  const holder = cardHolderOf(context);
  const cards = holder ? await findCards(context.db, holder) : [];
  return cards.map((card) => presentCard(card, context));
}

/** What the account's page shows of cards; null where none is kept, and none can be. @throws authInvalid (50) */
export async function readSavedCards(context: Context): Promise<{ cards: SavedCard[] } | null> {
  const cards = await listCards(context);
  return cards.length > 0 || savesCards(context, (await readSettings(context.db)).payments) ? { cards } : null;
}

function presentCard(card: StoredCard, { locale, now }: Pick<Context, 'locale' | 'now'>): SavedCard {
  const { id, brand, lastDigits, expiryMonth, expiryYear } = card;
  return { id, brand, title: cardTitle(card, locale), lastDigits, expiryMonth, expiryYear, isExpired: isExpired(card, now()) };
}

/** Takes a card away, here at once and at the provider by a job. @throws authInvalid (50), notFound (404) for a missing card and for another shopper's alike */
export async function removeCard(context: Context, { cardId }: { cardId: string }): Promise<SavedCard[]> {
  const { accountId } = requireUser(context);
  await context.transaction(async (tx) => {
    const card = isId(cardId) ? await findCard(tx, { cardId, accountId }) : null;
    if (!card || !(await deleteCard(tx, card))) throw new ShopError(notFound);
    await context.enqueue(tx, cardRemoved, { provider: card.provider, reference: card.reference });
  });
  return listCards(context);
}

// Brands are called the same in every language.
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card as a shopper knows it: "Visa ending in 4242". */
export function cardTitle({ brand, lastDigits }: Pick<StoredCard, 'brand' | 'lastDigits'>, locale: Locale): string {
  return m.payment_card_title({ brand: brands[brand] ?? m.payment_card_unknown({}, { locale }), digits: lastDigits }, { locale });
}

/** Until when it pays: "Expires 04/2031". */
export function cardNote({ expiryMonth, expiryYear }: Pick<StoredCard, 'expiryMonth' | 'expiryYear'>, locale: Locale): string {
  return m.payment_card_expires({ date: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}` }, { locale });
}
