import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { cardMethodId, cardProvider } from './cards/card-method.ts';
import { cardNote, cardTitle } from './cards/list-cards.ts';
import type { StoredCard } from './cards/store.ts';
import type { PaymentMethod } from './contract.ts';
import type { Sale, SetUp } from './provider.ts';
import { isOffered, allProviders } from './providers.ts';

/**
 * The methods that a checkout offers for so much money; none when nothing is to be paid. Without a sale: all that the shop offers, some of which a
 * checkout may not, for its amount or address. Saved cards come first. Titles are in the asker's language.
 */
export function paymentMethodsFor({ config, locale }: Pick<Context, 'config' | 'locale'>, sale: Sale | null, settings: SetUp): PaymentMethod[] {
  if (sale && sale.total <= 0) return [];
  const offered = allProviders().filter((provider) => isOffered(config, provider) && (sale === null || (provider.accepts?.(sale, settings) ?? true)));
  const cards = offered.some(({ id }) => id === cardProvider) ? (settings.cards ?? []) : [];
  return [
    ...cards.map((card) => savedCard(card, locale)),
    ...offered.map(({ id, title, note, agreedNote }) => {
      const said = (settings.agreed === id && agreedNote) || note;
      return { id, title: title(locale), ...(said && { note: said(locale) }) };
    }),
  ];
}

const savedCard = (card: StoredCard, locale: Locale): PaymentMethod => ({
  id: cardMethodId(card.id),
  title: cardTitle(card, locale),
  note: cardNote(card, locale),
});
