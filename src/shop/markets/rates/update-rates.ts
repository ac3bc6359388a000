/** Takes the rates of the European Central Bank's daily list, where the merchant chose so. */
import { z } from 'zod';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { readSettingsForStaff } from '../../settings/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { RateStatus } from './contract.ts';
import { lockMarkets } from '../store-admin.ts';
import { fetchList, ListError } from './fetch-list.ts';
import { ratesFrom, type EuroRates } from './rules.ts';
import { findRateUpdate, selectRated, updateRatesOf, writeRateUpdate } from './store.ts';

/** Looks for new rates. */
export const ratesJob: JobKind<Record<string, never>> = { name: 'currency.rates', data: z.object({}) };

/**
 * Fetches the list and takes its rates. Where that cannot be done the old rates stay, and it is written down since when and why.
 * Rates entered by hand are left alone.
 */
export async function updateRates(context: Context): Promise<void> {
  if ((await readSettingsForStaff(context.db, 'currencies')).source !== 'ecb') return;
  const list = await fetchList(context.config).catch((error: unknown) => {
    if (error instanceof ListError) return error;
    throw error;
  });
  await context.transaction(async (tx) => {
    await lockMarkets(tx);
    try {
      if (list instanceof ListError) throw list;
      await takeRates(tx, context, list);
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      context.log.warn({ err: error }, 'rates could not be updated');
      await keepRates(tx, context, error);
    }
  });
}

async function takeRates(tx: Tx, context: Context, list: EuroRates): Promise<void> {
  const [currencies, before] = [await selectRated(tx), await findRateUpdate(tx)];
  const base = currencies.find((currency) => currency.isBase)?.code ?? '';
  const known = before?.base === base && before.day !== null;
  // A list with a future date, or older than the last one, is invalid.
  const dayMs = 86_400_000;
  if (Date.parse(list.day) > context.now().getTime() + dayMs || (known && list.day < before.day!)) throw new ListError('old');
  const rates = ratesFrom(list, currencies, { known });
  if (!rates) throw new ListError('baseMissing');
  await updateRatesOf(tx, rates.changed);
  const { changed, skipped } = rates;
  await writeRateUpdate(tx, { base, day: list.day, updatedAt: context.now(), failingSince: null, problem: '', skipped });
  await recordAction(tx, context, { action: 'currency.rates', subject: list.day, detail: { rates: Object.fromEntries(changed), skipped } });
  await invalidateTags(tx, ['markets', 'settings']);
  invalidateMemoized(['markets']);
}

async function keepRates(tx: Tx, context: Context, { problem }: ListError): Promise<void> {
  const before = await findRateUpdate(tx);
  const { base = '', day = null, updatedAt = null, failingSince = null, skipped = [] } = before ?? {};
  await writeRateUpdate(tx, { base, day, updatedAt, skipped, failingSince: failingSince ?? context.now(), problem });
  await recordAction(tx, context, { action: 'currency.rates', subject: day ?? '', detail: { problem } });
}

/** How the last updates went. */
export async function readRateStatus(db: Queryable): Promise<RateStatus> {
  const update = await findRateUpdate(db);
  return {
    day: update?.day ?? null,
    updatedAt: update?.updatedAt?.toISOString() ?? null,
    failingSince: update?.failingSince?.toISOString() ?? null,
    problem: update?.problem ?? '',
    skipped: update?.skipped ?? [],
  };
}
