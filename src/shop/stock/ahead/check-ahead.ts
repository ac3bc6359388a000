import * as m from '#messages';
import { dayAt } from '#kit/pure/dates/days.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readSettings } from '../../settings/index.ts';
import type { Ahead } from '../contract.ts';
import { sameAhead } from './rules-ahead.ts';

/** What is wrong with how a variant is to be sold ahead: null when nothing is. What it was before stays possible, though its day has passed. */
export type AheadCheck = (ahead: Ahead | null, before: Ahead | null) => string | null;

/** A check of expected days against today, in the shop's time zone and the asker's language. */
export async function aheadCheckOf({ locale, now }: Pick<Context, 'locale' | 'now'>, reader: Queryable): Promise<AheadCheck> {
  const { shop } = await readSettings(reader);
  const today = dayAt(now(), shop.timeZone);
  return (ahead, before) => (ahead && ahead.expectedOn < today && !sameAhead(ahead, before) ? m.stock_expected_day_past({}, { locale }) : null);
}
