/** A list of a report as a file for spreadsheets. Pure. */
import * as m from '#messages';
import { decimalText } from '#kit/pure/amount.ts';
import { csvOf } from '#kit/pure/csv.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { reportColumns, type ColumnKind, type Report, type ReportColumn, type ReportName } from './contract.ts';

const titles: Record<ReportColumn | 'currency', (params: object, options: { locale: Locale }) => string> = {
  available: m.backoffice_report_available,
  balance: m.backoffice_report_balance,
  base: m.backoffice_report_base,
  code: m.backoffice_report_code,
  country: m.backoffice_report_country,
  credits: m.backoffice_report_credits,
  giftCards: m.backoffice_report_giftCards,
  currency: m.backoffice_report_currency,
  date: m.backoffice_report_date,
  daysLeft: m.backoffice_report_daysLeft,
  discount: m.backoffice_report_discount,
  discounts: m.backoffice_report_discounts,
  email: m.backoffice_report_email,
  firstOrderAt: m.backoffice_report_firstOrderAt,
  totalRefunds: m.backoffice_report_totalRefunds,
  gross: m.backoffice_report_gross,
  lastOrderAt: m.backoffice_report_lastOrderAt,
  name: m.backoffice_report_name,
  net: m.backoffice_report_net,
  onHand: m.backoffice_report_onHand,
  orders: m.backoffice_report_orders,
  quantity: m.backoffice_report_quantity,
  rate: m.backoffice_report_rate,
  received: m.backoffice_report_received,
  refunds: m.backoffice_report_refunds,
  reserved: m.backoffice_report_reserved,
  returned: m.backoffice_report_returned,
  sales: m.backoffice_report_sales,
  shipping: m.backoffice_report_shipping,
  sku: m.backoffice_report_sku,
  sold: m.backoffice_report_sold,
  subtotal: m.backoffice_report_subtotal,
  tax: m.backoffice_report_tax,
  title: m.backoffice_report_title,
  value: m.backoffice_report_value,
};

/** The rows with their titles in a language; sums as plain decimals, their currency in a column of its own. */
export function csvOfReport<Name extends ReportName>(name: Name, { rows, currency }: Report<Name>, locale: Locale): string {
  const columns = Object.entries(reportColumns[name]) as [ReportColumn, ColumnKind][];
  const hasMoney = columns.some(([, kind]) => kind === 'money');
  const heading = [...columns.map(([column]) => column), ...(hasMoney ? (['currency'] as const) : [])].map((column) => titles[column]({}, { locale }));
  const lines = (rows as readonly Record<string, unknown>[]).map((row) => [
    ...columns.map(([column, kind]) => cellText(row[column], kind)),
    ...(hasMoney ? [currency] : []),
  ]);
  return csvOf(heading, lines);
}

function cellText(value: unknown, kind: ColumnKind): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') {
    const { amount, currency } = value as { amount: number; currency: string };
    return decimalText(amount, currency);
  }
  // Basis points as percent.
  if (kind === 'rate') return String((value as number) / 100);
  return String(value as string | number);
}
