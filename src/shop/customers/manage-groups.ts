import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { checkConditions } from '#kit/pure/rules/rule.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { Context } from '#kit/server/context.ts';
import { limitedReader, type Tx } from '#kit/server/database.ts';
import { isStatementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { groupFields, groupLimits, type GroupRule } from '../accounts/contract.ts';
import {
  countMatches,
  countRuledGroups,
  deleteCustomerGroup,
  findCustomerGroups,
  findMatches,
  insertCustomerGroup,
  loadCustomerGroupForUpdate,
  updateCustomerGroup,
} from '../accounts/groups/index.ts';
import { isCountry } from '../addresses/index.ts';
import { recordAction } from '../staff/index.ts';
import { customerLimits, groupExists, type CustomerGroup, type GroupPreview } from './contract.ts';
import { nameOf } from './manage-customers.ts';

type Row = Awaited<ReturnType<typeof findCustomerGroups>>[number];

/** All groups, as one page: there are few. Those by rule are counted only where that was asked for. */
export async function listGroups(context: Context, { page, size, count }: { page: number; size: number; count: boolean }) {
  const rows = await findCustomerGroups(context.db);
  const shown = rows.slice((page - 1) * size, page * size);
  const counts = count ? await membersOf(context, shown) : new Map<string, number>();
  return { items: shown.map((row) => presentGroup(row, counts)), total: rows.length, page, size };
}

/** A group, counted. @throws notFound (404) */
export async function readGroup(context: Context, id: string): Promise<CustomerGroup> {
  const [row] = await findCustomerGroups(context.db, id);
  if (!row) throw new ShopError(notFound);
  return presentGroup(row, await membersOf(context, [row]));
}

/** How many members the groups by rule among these have; nothing where that takes too long to count. */
async function membersOf(context: Context, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const groups = rows.flatMap(({ code, rule }) => (rule === null ? [] : [{ code, rule: rule as GroupRule }]));
  return unlessTooLong(countMatches(limitedReader(context.db), { groups, now: context.now() }), new Map());
}

async function unlessTooLong<Found>(asked: Promise<Found>, instead: Found): Promise<Found> {
  try {
    return await asked;
  } catch (thrown) {
    if (isStatementTimeout(thrown)) return instead;
    throw thrown;
  }
}

/**
 * How many customers a rule finds, and the newest of them. Beyond ten thousand they are not counted, and none are where that takes too long.
 * @throws invalidInput (400) naming conditions (`rule.conditions.0.op`)
 */
export async function previewGroup(context: Context, given: GroupRule): Promise<GroupPreview> {
  const rule = ruleFor(context, given);
  const found = await unlessTooLong(findMatches(limitedReader(context.db), { rule, now: context.now() }), null);
  if (found === null) return { total: null, more: true, items: [] };
  const items = found.first.map((one) => ({ id: one.id, name: nameOf(one), email: one.email, mobile: one.mobile && `${one.countryCode ?? ''} ${one.mobile}` }));
  return { total: Math.min(found.total, groupLimits.counted), more: found.total > groupLimits.counted, items };
}

/** A rule as it is stored. @throws invalidInput (400) naming every place that is wrong */
function ruleFor({ locale }: Context, given: GroupRule): GroupRule {
  const { rule, faults } = checkConditions(given, groupFields);
  const unknown = rule.conditions.flatMap(({ field, value }, index) => (field === 'country' && !isCountry(String(value)) ? [`conditions.${index}.value`] : []));
  const errors = [...faults, ...unknown].map((place) => [
    `rule.${place}`,
    m.error_field_invalid({ field: fieldTitle(place.split('.').at(-1)!, locale) }, { locale }),
  ]);
  if (errors.length > 0) throw new ShopError(invalidInput, { data: { errors: Object.fromEntries(errors) } });
  return rule;
}

async function rejectTooManyRules({ locale }: Context, tx: Tx, id: string): Promise<void> {
  if ((await countRuledGroups(tx, id)) >= groupLimits.ruled) throw fieldError('rule', m.customers_too_many_rules({ most: groupLimits.ruled }, { locale }));
}

/** What of a group its tag is made of: not how many are in it. */
export const groupState = ({ id, title, rule }: CustomerGroup): object => ({ id, title, rule });

type NewGroup = { id?: string | undefined; title: string; rule?: GroupRule | null | undefined };

/** Makes a group; without an id one is made of its title. @throws groupExists (40, 409) naming `id`, invalidInput (400) naming places of the rule */
export async function createGroup(context: Context, { id: asked, title, rule: given }: NewGroup): Promise<CustomerGroup> {
  const rule = given ? ruleFor(context, given) : null;
  const id = await context.transaction(async (tx) => {
    const code = asked ?? (await freeCode(tx, title));
    if (rule) await rejectTooManyRules(context, tx, code);
    if (!(await insertCustomerGroup(tx, { code, title, rule, createdAt: context.now() })))
      throw new ShopError(groupExists, { data: { errors: { id: m.customers_group_exists({}, { locale: context.locale }) } } });
    await recordAction(tx, context, { action: 'customer-group.create', subject: code, detail: { title, ...(rule && { rule }) } });
    return code;
  });
  return readWritten(context, id);
}

/** A code that no group has: made of the title, with a number where that one is taken or the title has no letter of a code. */
async function freeCode(tx: Tx, title: string): Promise<string> {
  const made = slugify(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, customerLimits.codeLength - 5)
    .replace(/-+$/, '');
  const taken = new Set((await findCustomerGroups(tx)).map(({ code }) => code));
  if (made !== '' && !taken.has(made)) return made;
  for (let number = 2; ; number += 1) {
    const code = `${made || 'group'}-${number}`;
    if (!taken.has(code)) return code;
  }
}

/**
 * Changes a group; its code stays. One that gets a rule loses its members by hand, one whose rule is taken away (null) has none.
 * @throws notFound (404), stale (412), invalidInput (400) naming places of the rule
 */
export async function changeGroup(
  context: Context,
  { id, title, rule: given, ensureFresh }: { id: string; title: string; rule?: GroupRule | null | undefined; ensureFresh: EnsureFresh },
): Promise<CustomerGroup> {
  const checked = given && ruleFor(context, given);
  await context.transaction(async (tx) => {
    const before = await locked(tx, { id, ensureFresh });
    const rule = checked === undefined ? before.rule : checked;
    if (rule && !before.rule) await rejectTooManyRules(context, tx, id);
    await updateCustomerGroup(tx, { code: id, title, rule });
    await recordAction(tx, context, { action: 'customer-group.update', subject: id, before, after: { ...before, title, rule } });
  });
  return readWritten(context, id);
}

/** A group that was just written; one by rule is not counted, which could take longer than a write may. */
async function readWritten(context: Context, id: string): Promise<CustomerGroup> {
  const [row] = await findCustomerGroups(context.db, id);
  return presentGroup(row!, new Map());
}

/** Removes a group; promotions that are for it alone are for nobody then. @throws notFound (404), stale (412) */
export async function removeGroup(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const { title, members, rule } = await locked(tx, { id, ensureFresh });
    await deleteCustomerGroup(tx, id);
    await recordAction(tx, context, { action: 'customer-group.delete', subject: id, detail: { title, ...(rule ? { rule } : { members }) } });
  });
}

async function locked(tx: Tx, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<CustomerGroup> {
  const [row] = (await loadCustomerGroupForUpdate(tx, id)) ? await findCustomerGroups(tx, id) : [];
  if (!row) throw new ShopError(notFound);
  const group = presentGroup(row, new Map());
  ensureFresh(groupState(group));
  return group;
}

function presentGroup({ code, title, createdAt, members, rule }: Row, counts: ReadonlyMap<string, number>): CustomerGroup {
  const found = counts.get(code);
  return {
    id: code,
    title,
    rule: rule as GroupRule | null,
    members: rule === null ? members : found === undefined ? null : Math.min(found, groupLimits.counted),
    more: rule !== null && found !== undefined && found > groupLimits.counted,
    createdAt: createdAt.toISOString(),
  };
}
