/** Days and periods of reports on the wire. */
import { z } from 'zod';

/** Limits of reports. */
export const reportLimits = {
  /** Days of a period: three years with a leap day each. */
  days: 3 * 366,
  /** Days of a period that nobody named. */
  usualDays: 30,
  firstDay: '1970-01-01',
  lastDay: '2999-12-31',
  /** Rows of a list on a screen; the totals count all. */
  rows: 1_000,
  /** Rows of a list as a file. */
  fileRows: 50_000,
  products: 10,
  searches: 10,
  lowStock: 10,
} as const;

const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text >= reportLimits.firstDay && text <= reportLimits.lastDay;
};

/** A day of the shop's calendar: `2026-11-23`. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay);

const currency = z.string().regex(/^[A-Z]{3}$/);
const timeZone = z.string().min(1).max(60);
const yes = ['true', '1', 'previous'] as const;
const no = ['false', '0', ''] as const;

/** What a report is asked for: both days included; the last 30 days, the shop's base currency and time zone unless said otherwise. */
export const periodQuery = z.object({
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** How many days end with `to`, where `from` is not said. */
  days: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().int().min(1).max(reportLimits.days))
    .optional(),
  currency: currency.optional(),
  timeZone: timeZone.optional(),
});

/** The query of the overview; with `compare` the period of equal length before comes too. */
export const overviewQuery = periodQuery.extend({
  compare: z
    .enum([...yes, ...no])
    .default('false')
    .transform((text) => (yes as readonly string[]).includes(text)),
});

/** The query of a list; `csv` answers a file. */
export const listReportQuery = periodQuery.extend({ format: z.enum(['json', 'csv']).default('json') });

/** The report that was asked for; absent values take the defaults. */
export type PeriodAsked = z.output<typeof periodQuery>;
