import { amount } from '#kit/pure/amount.ts';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { findAccountByLogin, readAccount, readAccounts } from '../accounts/index.ts';
import { readMarkets } from '../markets/index.ts';
import { notifyAccount } from '../notices/index.ts';
import { readSettings } from '../settings/index.ts';
import { recordAction } from '../staff/index.ts';
import { changeCredits } from './change-credits.ts';
import type { CreditReason, StaffCredit, staffCreditSorts } from './contract.ts';
import { selectForStaff, type CreditRow } from './store.ts';

/** Which page of the ledger staff ask for. */
export type StaffLedger = {
  page: number;
  size: number;
  filter: { account?: string | undefined; reason?: CreditReason | undefined; orderNo?: string | undefined };
  order: Order<(typeof staffCreditSorts)[number]>;
};

/** A page of the whole ledger for staff; an account that is not known has no lines. */
export async function listCreditsForStaff(context: Context, { page, size, filter: { account, ...filter }, order }: StaffLedger) {
  const accountId = account === undefined ? undefined : await accountIdOf(context.db, account);
  if (accountId === null) return { items: [], total: 0, page, size };
  const { rows, total } = await selectForStaff(context.db, { ...filter, accountId }, { page, size, order });
  return { items: await present(context.db, rows), total, page, size };
}

/** A line of the ledger for staff. @throws notFound (404) */
export async function readCreditForStaff(context: Context, id: string, db: Queryable = context.db): Promise<StaffCredit> {
  const { rows } = isId(id) ? await selectForStaff(db, { id }, { page: 1, size: 1, order: { field: 'at', direction: 'desc' } }) : { rows: [] };
  const [entry] = await present(db, rows);
  if (!entry) throw new ShopError(notFound);
  return entry;
}

/**
 * Staff give credits to an account, or take some; audited.
 * @throws invalidInput (40) for an unknown account, notEnoughCredits (41), tooManyCredits (41)
 */
export async function changeCreditsByStaff(context: Context, input: { account: string; amount: number; reason: string }): Promise<StaffCredit> {
  const { account, reason } = input;
  return context.transaction(async (tx) => {
    const accountId = await accountIdOf(tx, account);
    if (accountId === null) throw fieldError('account', m.credits_unknown_account({}, { locale: context.locale }));
    const id = await changeCredits(tx, context, { accountId, amount: amount(input.amount), reason: input.amount > 0 ? 'granted' : 'taken', note: reason });
    await recordAction(tx, context, { action: 'credits.change', subject: accountId, detail: { amount: input.amount, reason } });
    if (input.amount > 0) await notifyOfGift(tx, context, { accountId, amount: input.amount });
    return readCreditForStaff(context, id, tx);
  });
}

async function notifyOfGift(tx: Tx, context: Context, given: { accountId: string; amount: number }): Promise<void> {
  const { accountId } = given;
  const [{ baseCurrency: currency }, { routes }] = await Promise.all([readMarkets(context.db), readSettings(context.db)]);
  const sum = { amount: given.amount, currency };
  await notifyAccount(tx, context, { accountId, kind: 'creditsGiven', params: { amount: sum }, path: `${routes.userBasePath}credits` });
}

/** An account by its id, its e-mail address, or its number with the calling code (`+1 5105550100`). */
async function accountIdOf(db: Queryable, named: string): Promise<string | null> {
  if (isId(named)) return (await readAccount(db, named))?.id ?? null;
  const [countryCode, mobile] = named.split(/\s+/);
  const login = named.startsWith('+') ? { countryCode: countryCode!, mobile: mobile ?? '' } : { email: named };
  return (await findAccountByLogin(db, login))?.id ?? null;
}

async function present(db: Queryable, rows: readonly CreditRow[]): Promise<StaffCredit[]> {
  if (rows.length === 0) return [];
  const [{ baseCurrency: currency }, accounts] = await Promise.all([readMarkets(db), readAccounts(db, [...new Set(rows.map((row) => row.accountId))])]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => {
    const account = byId.get(row.accountId);
    return {
      id: row.id,
      at: row.at.toISOString(),
      reason: row.reason,
      note: row.note,
      orderNo: row.orderNo,
      amount: { amount: row.amount, currency },
      balance: { amount: row.balance, currency },
      account: { id: row.accountId, email: account?.email ?? null, mobile: account?.mobile ? `${account.countryCode ?? ''} ${account.mobile}` : null },
      actor: { kind: row.actorKind, name: row.actorName },
    };
  });
}
