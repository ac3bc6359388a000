/** Pure: what is impossible about a promotion as staff wrote it. */
import type { PromotionInput, PromotionRule, Sum, Targets } from '../contract.ts';
import { isForAll } from '../apply/rules-targets.ts';

/** A field with what is wrong about it. */
export type InputProblem = {
  field: string;
  what: 'endsBeforeItStarts' | 'moreThanInAll' | 'stepsNotAscending' | 'partWithoutGoods' | 'noTitle' | 'currencies' | 'unknownMarket' | 'nothingTaken';
};

/** What a rule takes, wherever it stands in it, with its place. */
function sumsOf(rule: PromotionRule): [field: string, sum: Sum][] {
  const share = (field: string, takes: { kind: string; amount?: Sum; price?: Sum }): [string, Sum][] => [
    ...(takes.amount ? [[`${field}.amount`, takes.amount] as [string, Sum]] : []),
    ...(takes.price ? [[`${field}.price`, takes.price] as [string, Sum]] : []),
  ];
  switch (rule.kind) {
    case 'percentage':
    case 'buyXGetY':
    case 'freeShipping':
      return [];
    case 'fixedAmount':
    case 'fixedPrice':
      return share('rule', rule);
    case 'bundle':
      return share('rule.takes', rule.takes);
    case 'tiersBySpend':
      return rule.steps.flatMap((step, index) => [[`rule.steps.${index}.from`, step.from] as [string, Sum], ...share(`rule.steps.${index}.takes`, step.takes)]);
    case 'tiersByQuantity':
      return rule.steps.flatMap((step, index) => share(`rule.steps.${index}.takes`, step.takes));
  }
}

/** The field errors of an input, given the shop's currencies (the base first) and markets. */
export function inputProblems(input: PromotionInput, shop: { currencies: readonly string[]; markets: readonly string[] }): InputProblem[] {
  const { rule, conditions } = input;
  const problems: InputProblem[] = [];
  if (input.startsAt !== null && input.endsAt !== null && Date.parse(input.endsAt) <= Date.parse(input.startsAt))
    problems.push({ field: 'endsAt', what: 'endsBeforeItStarts' });
  if (input.totalLimit !== null && input.perCustomerLimit !== null && input.perCustomerLimit > input.totalLimit)
    problems.push({ field: 'perCustomerLimit', what: 'moreThanInAll' });
  if (!input.texts.en?.title) problems.push({ field: 'texts.en.title', what: 'noTitle' });
  if (conditions.markets.some((market) => !shop.markets.includes(market))) problems.push({ field: 'conditions.markets', what: 'unknownMarket' });
  const sums: [string, Sum][] = [...sumsOf(rule), ...(conditions.minSubtotal ? [['conditions.minSubtotal', conditions.minSubtotal] as [string, Sum]] : [])];
  for (const [field, sum] of sums) {
    const codes = sum.map(({ currency }) => currency);
    const wrong = !codes.includes(shop.currencies[0]!) || new Set(codes).size < codes.length || codes.some((code) => !shop.currencies.includes(code));
    if (wrong) problems.push({ field, what: 'currencies' });
    else if (field.endsWith('.amount') && sum.some(({ amount }) => amount === 0)) problems.push({ field, what: 'nothingTaken' });
  }
  return [...problems, ...stepProblems(rule, shop.currencies[0]!), ...partProblems(rule)];
}

function stepProblems(rule: PromotionRule, base: string): InputProblem[] {
  if (rule.kind !== 'tiersBySpend' && rule.kind !== 'tiersByQuantity') return [];
  const froms = rule.steps.map(({ from }) => (typeof from === 'number' ? from : (from.find(({ currency }) => currency === base)?.amount ?? 0)));
  const wrong = froms.findIndex((from, index) => index > 0 && from <= froms[index - 1]!);
  return wrong === -1 ? [] : [{ field: `rule.steps.${wrong}.from`, what: 'stepsNotAscending' }];
}

function partProblems(rule: PromotionRule): InputProblem[] {
  if (rule.kind !== 'bundle') return [];
  return rule.parts.flatMap(({ targets }, index) => (isForAll(targets) ? [{ field: `rule.parts.${index}.targets`, what: 'partWithoutGoods' as const }] : []));
}

/** All targets of an input with the field they stand in; `map` may put others in their place. */
export function mapTargets<Input extends Pick<PromotionInput, 'rule' | 'conditions'>>(input: Input, map: (targets: Targets, field: string) => Targets): Input {
  const { rule, conditions } = input;
  const mapped: PromotionRule =
    rule.kind === 'bundle'
      ? { ...rule, parts: rule.parts.map((part, index) => ({ ...part, targets: map(part.targets, `rule.parts.${index}.targets`) })) }
      : rule.kind === 'buyXGetY' && rule.gets
        ? { ...rule, gets: map(rule.gets, 'rule.gets') }
        : rule;
  return { ...input, rule: mapped, conditions: { ...conditions, targets: map(conditions.targets, 'conditions.targets') } };
}
