import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { PaymentMark } from '../contract.ts';
import type { Sale, SetUp } from '../provider.ts';
import { allProviders, isOffered } from '../providers.ts';

type Drawn = { icon: PaymentMark['icon']; title: (params: object, options: { locale: Locale }) => string };

const drawn: Readonly<Record<string, Drawn>> = {
  bankTransfer: { icon: 'bank', title: m.layout_mark_transfer },
  cashOnDelivery: { icon: 'truck', title: m.layout_mark_delivery },
};

/** Makers of the cards that a provider of cards takes in every country; their names are the same in all languages. */
const cardMakers: readonly PaymentMark[] = ['Visa', 'Mastercard', 'American Express'].map((title) => ({ id: title, title, icon: null }));
const takesCards = new Set(['sandbox', 'stripe']);

// Of the currency's smallest units: a sum that no method finds too small or too large.
const usualTotal = 5_000;

/** The ways to pay that a checkout from there would offer, each named once; methods that are off or not for that place are not among them. */
export function paymentMarksFor(
  { config, locale }: Pick<Context, 'config' | 'locale'>,
  { currency, country }: Pick<Sale, 'currency' | 'country'>,
  settings: SetUp,
): PaymentMark[] {
  const sale = { total: usualTotal, currency, country, atDoor: true };
  const marks = allProviders()
    .filter((provider) => isOffered(config, provider) && (provider.accepts?.(sale, settings) ?? true))
    .flatMap(({ id, title }): readonly PaymentMark[] => {
      if (takesCards.has(id)) return cardMakers;
      const known = drawn[id];
      return [known ? { id, title: known.title({}, { locale }), icon: known.icon } : { id, title: title(locale), icon: null }];
    });
  return marks.filter(({ title }, at) => marks.findIndex((one) => one.title === title) === at);
}
