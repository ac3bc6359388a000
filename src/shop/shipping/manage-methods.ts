import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isCountry } from '../addresses/index.ts';
import { readMarkets } from '../markets/index.ts';
import { recordAction } from '../staff/index.ts';
import { methodExists, type MethodInput, type methodSorts, type StaffMethod } from './admin-contract.ts';
import { methodCode } from './made-codes.ts';
import { zoneTitle } from './place-titles.ts';
import { allRateSources } from './sources/rate-sources.ts';
import { methodProblem, type MethodProblem } from './rules-input.ts';
import {
  codedMethods,
  deleteMethod,
  findMethod,
  findZone,
  serializeShippingChanges,
  upsertMethod,
  rivalMethod,
  selectMethodsForStaff,
  type StoredMethod,
} from './store-admin.ts';

/** A page of methods for staff; `zoneId` that is none finds nothing. */
export async function listMethods(
  context: Context,
  { filter, ...asked }: ResourceList<{ q?: string | undefined; zoneId?: string | undefined }, (typeof methodSorts)[number]>,
): Promise<{ items: StaffMethod[]; total: number }> {
  if (filter.zoneId !== undefined && !isId(filter.zoneId)) return { items: [], total: 0 };
  const [{ items, total }, { baseCurrency: currency }] = await Promise.all([
    selectMethodsForStaff(context.db, { ...filter, ...asked }),
    readMarkets(context.db),
  ]);
  return { items: items.map((method) => ({ ...method, currency })), total };
}

/** A method for staff. @throws notFound (404) */
export async function readMethod(context: Context, id: string, reader: Queryable = context.db): Promise<StaffMethod> {
  const { baseCurrency: currency } = await readMarkets(context.db);
  const method = isId(id) ? await findMethod(reader, id) : undefined;
  if (!method) throw new ShopError(notFound);
  return { ...method, currency };
}

/**
 * Writes a method: a new one without `id`, else in place of what it was. Placed orders keep what they paid for shipping.
 * @throws notFound (404), stale (412), invalidInput (400) for steps that do not grow, days that cannot be, an unknown zone,
 * country or rate of a provider; methodExists (40, 409) naming `code`
 */
export async function writeMethod(context: Context, change: { id?: string; input: MethodInput; ensureFresh?: EnsureFresh }): Promise<StaffMethod> {
  const { input } = change;
  const id = change.id ?? newId(context.now().getTime());
  // Read before, so that the transaction asks for no second connection.
  await readMarkets(context.db);
  return context.transaction(async (tx) => {
    await serializeShippingChanges(tx);
    const before = change.id === undefined ? null : await readMethod(context, change.id, tx);
    if (before) change.ensureFresh?.(before);
    const method = { ...input, id, code: input.code ?? before?.code ?? methodCode(input, await codedMethods(tx)) };
    await checkMethod(tx, method, context.locale);
    await upsertMethod(tx, method);
    const { code, zoneId, rule, freeAboveAmount, published } = method;
    await recordAction(tx, context, {
      action: 'shippingMethod.write',
      subject: method.id,
      detail: { code, zoneId, rule, freeAboveAmount, published },
      about: method,
    });
    await invalidateTags(tx, ['shipping']);
    return readMethod(context, method.id, tx);
  });
}

/** Deletes a method. @throws notFound (404), stale (412) */
export async function removeMethod(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await readMarkets(context.db);
  await context.transaction(async (tx) => {
    await serializeShippingChanges(tx);
    const method = await readMethod(context, id, tx);
    ensureFresh(method);
    await deleteMethod(tx, id);
    await recordAction(tx, context, { action: 'shippingMethod.delete', subject: id, detail: { code: method.code, zone: method.zone }, about: method });
    await invalidateTags(tx, ['shipping']);
  });
}

async function checkMethod(tx: Tx, method: StoredMethod, locale: Locale): Promise<void> {
  const problem = methodProblem(method);
  if (problem) throw fieldError(problem.field, formatProblem(problem, locale));
  const { id, zoneId, code, pickup, rule } = method;
  const { rates = [] } = (rule.kind === 'provider' && allRateSources().find((source) => source.id === rule.provider)) || {};
  // What is collected costs what the merchant says: there is no way that it is sent.
  if (rule.kind === 'provider' && (pickup !== null || !rates.some((rate) => rate.code === rule.rate)))
    throw fieldError('rule.rate', m.shipping_no_such_rate({}, { locale }));
  if (!isId(zoneId) || !(await findZone(tx, zoneId))) throw fieldError('zoneId', m.shipping_no_such_zone({}, { locale }));
  if (pickup && !isCountry(pickup.country)) throw fieldError('pickup.country', m.markets_no_such_country({ code: pickup.country }, { locale }));
  const rival = await rivalMethod(tx, { id, zoneId, code, collected: pickup !== null });
  if (rival === null) return;
  const zone = zoneTitle(rival, locale) ?? rival.code;
  throw new ShopError(methodExists, { data: { errors: { code: m.shipping_method_code_taken({ zone }, { locale }) } } });
}

function formatProblem({ what }: MethodProblem, locale: Locale): string {
  switch (what) {
    case 'stepsNotGrowing':
      return m.shipping_steps_not_growing({}, { locale });
    case 'daysBackwards':
      return m.shipping_days_backwards({}, { locale });
    case 'daysOneSided':
      return m.shipping_days_one_sided({}, { locale });
  }
}
