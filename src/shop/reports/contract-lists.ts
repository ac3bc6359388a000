/** Lists of reports: their columns, which make the table, the file and the schema alike. */
import { z } from 'zod';

/** What stands in a column. `rate`: basis points; `day`: a date; `moment`: an instant. */
export type ColumnKind = 'text' | 'count' | 'money' | 'rate' | 'day' | 'moment';

/** The columns of each list, in order. What adds up has a total. */
export const reportColumns = {
  sales: {
    date: 'day',
    orders: 'count',
    subtotal: 'money',
    discounts: 'money',
    shipping: 'money',
    tax: 'money',
    credits: 'money',
    giftCards: 'money',
    sales: 'money',
    refunds: 'money',
    net: 'money',
    gross: 'money',
    totalRefunds: 'money',
    balance: 'money',
  },
  products: { title: 'text', orders: 'count', quantity: 'count', returned: 'count', sales: 'money' },
  customers: { name: 'text', email: 'text', orders: 'count', sales: 'money', firstOrderAt: 'moment', lastOrderAt: 'moment' },
  stock: { title: 'text', sku: 'text', onHand: 'count', reserved: 'count', available: 'count', sold: 'count', daysLeft: 'count', value: 'money' },
  taxes: { country: 'text', title: 'text', rate: 'rate', orders: 'count', base: 'money', tax: 'money' },
  payments: { title: 'text', orders: 'count', received: 'money', refunds: 'money', net: 'money' },
  promotions: { title: 'text', code: 'text', orders: 'count', discount: 'money', sales: 'money' },
} as const satisfies Record<string, Readonly<Record<string, ColumnKind>>>;

/** The name of a list. */
export type ReportName = keyof typeof reportColumns;
/** The names of all lists. */
export const reportNames = Object.keys(reportColumns) as ReportName[];
/** The name of a column of any list. */
export type ReportColumn = { [Name in ReportName]: keyof (typeof reportColumns)[Name] }[ReportName];

type Money = { amount: number; currency: string };
type Cells = { text: string; count: number | null; money: Money; rate: number | null; day: string; moment: string | null };

/** A row of a list; `id` is that of what it is about, where that has one. */
export type ReportRow<Name extends ReportName> = {
  id: string;
} & {
  -readonly [Column in keyof (typeof reportColumns)[Name]]: (typeof reportColumns)[Name][Column] extends ColumnKind
    ? Cells[(typeof reportColumns)[Name][Column]]
    : never;
};

/** What the columns that add up come to, over all rows, those that are not listed too. */
export type ReportTotals<Name extends ReportName> = Partial<Omit<ReportRow<Name>, 'id'>>;

/** A list. */
export type Report<Name extends ReportName> = {
  from: string;
  to: string;
  currency: string;
  timeZone: string;
  rows: ReportRow<Name>[];
  totals: ReportTotals<Name>;
  /** How many rows there are in all; `rows` holds the first 1,000. */
  total: number;
};

const cells = {
  text: z.string(),
  count: z.number().int().nullable(),
  money: z.object({ amount: z.number().int(), currency: z.string() }),
  rate: z.number().nullable(),
  day: z.string(),
  moment: z.iso.datetime().nullable(),
} as const;

/** `GET /api/admin/reports/<name>` */
export function reportSchema<Name extends ReportName>(name: Name): z.ZodType<Report<Name>> {
  const shape = Object.fromEntries(Object.entries(reportColumns[name]).map(([column, kind]) => [column, cells[kind as ColumnKind]]));
  const answer = z.object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    timeZone: z.string(),
    rows: z.array(z.object({ id: z.string(), ...shape })),
    totals: z.object(shape).partial(),
    total: z.number().int(),
  });
  return answer as unknown as z.ZodType<Report<Name>>;
}

/** `GET /api/admin/promotions/{id}/results`: orders with it that were not cancelled, their sum, and what it took off. */
export const promotionResultsSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    currency: z.string(),
    orders: z.int(),
    sales: cells.money,
    discount: cells.money,
  })
  .meta({ id: 'PromotionResults', description: 'What orders with a promotion came to.' });
/** See `promotionResultsSchema`. */
export type PromotionResults = z.infer<typeof promotionResultsSchema>;
