import * as m from '#messages';
import { amount, type Money } from '#kit/pure/amount.ts';
import { defaultLanguage, wordIn, type Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { priceIn, readMarkets } from '../markets/index.ts';
import type { CreditEntry, CreditReason } from './contract.ts';
import { balanceOf, loadBalanceForUpdate, selectLedger } from './store.ts';

const titles: Readonly<Record<CreditReason, (params: object, options: { locale: Locale }) => string>> = {
  granted: m.credits_reason_granted,
  taken: m.credits_reason_taken,
  orderHeld: m.credits_reason_order_held,
  orderReturned: m.credits_reason_order_returned,
  orderChanged: m.credits_reason_order_changed,
  refunded: m.credits_reason_refunded,
};

/** What an account has, in the shop's base currency or as much as it is worth in another. One statement; the markets are cached in the process. */
export async function readBalance(reader: Queryable, accountId: string, currency?: string): Promise<Money> {
  const { balance, worth } = await readWorth(reader, accountId, currency);
  return worth ?? balance;
}

/** Both at once: what an account has in the base currency, and what that is worth in the asker's. */
export async function readBalanceIn(reader: Queryable, accountId: string, currency: string): Promise<{ balance: Money; worth: Money }> {
  const { balance, worth } = await readWorth(reader, accountId, currency);
  return { balance, worth: worth ?? balance };
}

async function readWorth(reader: Queryable, accountId: string, currency: string | undefined): Promise<{ balance: Money; worth: Money | null }> {
  const markets = await readMarkets(reader);
  const base = amount(await balanceOf(reader, accountId));
  const balance = { amount: base, currency: markets.baseCurrency };
  return { balance, worth: currency === undefined ? null : { amount: priceIn(markets, currency, { base }), currency } };
}

/** The same amount, held until `tx` ends: for a caller that will take from it. */
export async function loadCreditsForUpdate(tx: Tx, accountId: string) {
  return amount(await loadBalanceForUpdate(tx, accountId));
}

/** A page of an account's ledger, the newest first, with what it has now in the shop's base currency, and what that is worth in the asker's. */
export type Ledger = { balance: Money; worth: Money; items: CreditEntry[]; total: number; page: number; size: number };

/** A fixed number of statements, whatever the page. */
export async function readLedger(
  { db, lang, locale, currency }: Pick<Context, 'db' | 'lang' | 'locale' | 'currency'>,
  { accountId, page, size }: { accountId: string; page: number; size: number },
): Promise<Ledger> {
  const [{ balance, worth }, { rows, total }] = await Promise.all([readBalanceIn(db, accountId, currency), selectLedger(db, { accountId, page, size })]);
  const money = (of: number): Money => ({ amount: amount(of), currency: balance.currency });
  const items = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    title: titles[row.reason]({}, { locale }),
    note: wordIn({ [defaultLanguage]: row.note, ...row.notes }, lang),
    orderNo: row.orderNo,
    amount: money(row.amount),
    balance: money(row.balance),
  }));
  return { balance, worth, items, total, page, size };
}
