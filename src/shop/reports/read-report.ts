import { addDays } from '#kit/pure/dates/days.ts';
import { forbidden } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { textIn } from '#kit/pure/languages.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import { readMarkets } from '../markets/index.ts';
import { paymentMethodTitle } from '../payments/index.ts';
import * as m from '#messages';
import { reportLimits, type PeriodAsked, type Report, type ReportName, type ReportRow, type ReportTotals } from './contract.ts';
import { readPeriod, type Period } from './read-period.ts';
import { countDays, startsOfDays } from './rules-days.ts';
import { sumRefunds, sumSales, type Starts } from './store.ts';
import { listCustomers, listPayments, listProducts, listPromotions, listSales, listStock, listTaxes, sumRefundedTax } from './store-lists.ts';

type Listed<Name extends ReportName> = { rows: ReportRow<Name>[]; totals: ReportTotals<Name>; total: number; currency?: string };
type Asked = Period & { starts: Starts; most: number };
type Readers = { [Name in ReportName]: (context: Context, asked: Asked) => Promise<Listed<Name>> };

/**
 * One of the lists over a period, cut after `most` rows.
 * @throws invalidInput (40), see `readPeriod`; forbidden (30) for customers without the right to read them
 */
export async function readReport<Name extends ReportName>(
  context: Context,
  name: Name,
  asked: PeriodAsked,
  most: number = reportLimits.rows,
): Promise<Report<Name>> {
  const { caller } = context;
  if (name === 'customers' && !(caller.kind === 'staff' && hasRight(caller.rights, 'read:customers'))) throw new ShopError(forbidden);
  const period = await readPeriod(context, asked);
  const { from, to, currency, timeZone } = period;
  const listed = await readers[name](context, { ...period, most, starts: startsOfDays(period, timeZone) });
  return { from, to, currency, timeZone, ...listed };
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
const moneyIn = (currency: string) => (amount: number) => ({ amount, currency });

/** A day on which nothing was sold. */
const noSales = {
  orders: 0,
  subtotal: 0,
  discounts: 0,
  shipping: 0,
  tax: 0,
  credits: 0,
  giftCards: 0,
  sales: 0,
  refunds: 0,
  net: 0,
  gross: 0,
  totalRefunds: 0,
  balance: 0,
};

const readers: Readers = {
  async sales({ db }, { from, to, starts, currency }) {
    const [sold, gross, refunded] = await Promise.all([
      listSales(db, { starts, currency }),
      sumSales(db, { starts, currency }),
      sumRefunds(db, { starts, currency }),
    ]);
    const money = moneyIn(currency);
    const days = Array.from({ length: countDays(from, to) }, (_, index) => ({ date: addDays(from, index), ...noSales }));
    for (const { day, gross: sum } of gross) days[day]!.gross = sum;
    for (const { day, ...row } of sold) Object.assign(days[day]!, row);
    for (const { day, ...row } of refunded) Object.assign(days[day]!, row);
    for (const day of days) Object.assign(day, { net: day.sales - day.refunds, balance: day.gross - day.totalRefunds });
    const { orders: _count, ...sums } = noSales;
    const fields = Object.keys(sums) as (keyof typeof sums)[];
    type Figures = Omit<ReportRow<'sales'>, 'id' | 'date'>;
    const formatted = (row: Readonly<typeof noSales>) =>
      ({ orders: row.orders, ...Object.fromEntries(fields.map((field) => [field, money(row[field])])) }) as unknown as Figures;
    const all = { ...noSales, orders: sumOf(days, (day) => day.orders) };
    for (const field of fields) all[field] = sumOf(days, (day) => day[field]);
    return { rows: days.map((day) => ({ id: day.date, date: day.date, ...formatted(day) })), totals: formatted(all), total: days.length };
  },

  async products({ db, lang }, { starts, currency, most }) {
    const found = await listProducts(db, { starts, currency, most });
    const money = moneyIn(currency);
    const [first] = found;
    return {
      rows: found.map(({ id, title, texts, orders, quantity, returned, sales }) => ({
        id,
        title: textIn(texts, 'title', lang) || title,
        orders,
        quantity,
        returned,
        sales: money(sales),
      })),
      totals: {
        orders: first?.totalOrders ?? 0,
        quantity: first?.totalQuantity ?? 0,
        returned: first?.totalReturned ?? 0,
        sales: money(first?.totalSales ?? 0),
      },
      total: first?.total ?? 0,
    };
  },

  async customers({ db }, { starts, currency, most }) {
    const found = await listCustomers(db, { starts, currency, most });
    const money = moneyIn(currency);
    const [first] = found;
    return {
      rows: found.map(({ id, name, email, orders, sales, firstOrderAt, lastOrderAt }) => ({
        id: id ?? '',
        name,
        email,
        orders,
        sales: money(sales),
        firstOrderAt: firstOrderAt?.toISOString() ?? null,
        lastOrderAt: lastOrderAt.toISOString(),
      })),
      totals: { orders: first?.totalOrders ?? 0, sales: money(first?.totalSales ?? 0) },
      total: first?.total ?? 0,
    };
  },

  async stock({ db, lang }, { from, to, starts, most }) {
    const [found, { baseCurrency }] = await Promise.all([listStock(db, { starts, most, days: countDays(from, to) }), readMarkets(db)]);
    const money = moneyIn(baseCurrency);
    const [first] = found;
    return {
      currency: baseCurrency,
      rows: found.map(({ productId, texts, sku, onHand, reserved, available, sold, daysLeft, value }) => ({
        id: productId,
        title: textIn(texts, 'title', lang) || sku,
        sku,
        onHand,
        reserved,
        available,
        sold,
        daysLeft,
        value: money(value),
      })),
      totals: {
        onHand: first?.totalOnHand ?? 0,
        reserved: first?.totalReserved ?? 0,
        sold: first?.totalSold ?? 0,
        value: money(first?.totalValue ?? 0),
      },
      total: first?.total ?? 0,
    };
  },

  async taxes({ db, lang, locale }, { starts, currency }) {
    const [found, refunded] = await Promise.all([listTaxes(db, { starts, currency, lang }), sumRefundedTax(db, { starts, currency })]);
    const money = moneyIn(currency);
    const rows = found.map(({ country, title, rate, orders, base, tax }, index) => ({
      id: String(index),
      country,
      title: title || m.reports_tax_other({}, { locale }),
      rate,
      orders,
      base: money(base),
      tax: money(tax),
    }));
    const back = {
      id: 'refunded',
      country: '',
      title: m.reports_tax_refunded({}, { locale }),
      rate: null,
      orders: null,
      base: money(-refunded.base),
      tax: money(-refunded.tax),
    };
    const all = refunded.tax === 0 ? rows : [...rows, back];
    return { rows: all, totals: { base: money(sumOf(all, (row) => row.base.amount)), tax: money(sumOf(all, (row) => row.tax.amount)) }, total: all.length };
  },

  async payments({ db, locale }, { starts, currency }) {
    const found = await listPayments(db, { starts, currency });
    const money = moneyIn(currency);
    const formatted = ({ orders, received, refunds }: { orders: number; received: number; refunds: number }) => ({
      orders,
      received: money(received),
      refunds: money(refunds),
      net: money(received - refunds),
    });
    const title = (method: string) => {
      if (method === 'credits') return m.reports_credits({}, { locale });
      return method === '' ? m.reports_no_method({}, { locale }) : paymentMethodTitle(method, locale);
    };
    const all = { orders: sumOf(found, (row) => row.orders), received: sumOf(found, (row) => row.received), refunds: sumOf(found, (row) => row.refunds) };
    return { rows: found.map((row) => ({ id: row.method, title: title(row.method), ...formatted(row) })), totals: formatted(all), total: found.length };
  },

  async promotions({ db, lang }, { starts, currency }) {
    const found = await listPromotions(db, { starts, currency });
    const money = moneyIn(currency);
    return {
      rows: found.map(({ id, title, texts, code, orders, discount, sales }) => ({
        id: id ?? '',
        title: textIn(texts, 'title', lang) || title || code,
        code,
        orders,
        discount: money(discount),
        sales: money(sales),
      })),
      totals: { discount: money(sumOf(found, (row) => row.discount)) },
      total: found.length,
    };
  },
};
