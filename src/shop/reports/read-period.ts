import * as m from '#messages';
import { addDays, dayAt, isTimeZone } from '#kit/pure/dates/days.ts';
import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { readMarkets } from '../markets/index.ts';
import { readSettings } from '../settings/index.ts';
import { reportLimits, type PeriodAsked } from './contract.ts';
import { countDays } from './rules-days.ts';
import { hasOrdersIn } from './store.ts';

/** The period of a report, both days included, and in which currency and time zone its figures are. */
export type Period = { from: string; to: string; currency: string; timeZone: string; today: string };

/**
 * What a report is asked for, with what was not said filled in: the 30 days up to today, the shop's base currency and time zone.
 * @throws invalidInput (40) naming the field: days the wrong way round or too many, a currency or zone that there is not
 */
export async function readPeriod(context: Context, asked: PeriodAsked): Promise<Period> {
  const { locale } = context;
  const [{ shop }, { baseCurrency, currencies }] = await Promise.all([readSettings(context.db), readMarkets(context.db)]);
  const { timeZone = shop.timeZone, currency = baseCurrency } = asked;
  if (!isTimeZone(timeZone)) throw fieldError('timeZone', m.error_field_invalid({ field: 'timeZone' }, { locale }));
  if (!currencies.has(currency) && !(await hasOrdersIn(context.db, currency)))
    throw fieldError('currency', m.reports_currency_unknown({ currency }, { locale }));
  const today = dayAt(context.now(), timeZone);
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - (asked.days ?? reportLimits.usualDays));
  const count = countDays(from, to);
  if (count < 1) throw daysError(m.reports_days_reversed({}, { locale }));
  if (count > reportLimits.days) throw daysError(m.reports_days_too_many({ days: reportLimits.days }, { locale }));
  return { from, to, currency, timeZone, today };
}

const daysError = (message: string) => new ShopError(invalidInput, { data: { errors: { from: message, to: message } } });
