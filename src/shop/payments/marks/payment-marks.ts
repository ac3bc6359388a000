import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { drawnMarksOf, type PaymentMark } from '#ui/order-parts/drawn-marks.ts';
import type { Sale, SetUp } from '../provider.ts';
import { allProviders, isOffered } from '../providers.ts';

type Named = { icon: PaymentMark['icon']; title: (params: object, options: { locale: Locale }) => string };

const named: Readonly<Record<string, Named>> = {
  bankTransfer: { icon: 'bank', title: m.layout_mark_transfer },
  cashOnDelivery: { icon: 'truck', title: m.layout_mark_delivery },
};

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
      const pictures = drawnMarksOf(id, currency);
      if (pictures.length > 0) return pictures;
      const known = named[id];
      return [{ id, title: known ? known.title({}, { locale }) : title(locale), icon: known?.icon ?? null, picture: null }];
    });
  return marks.filter(({ title }, at) => marks.findIndex((one) => one.title === title) === at);
}
