/** What a merchant should look at twice before a promotion runs. Pure, for the form and the API alike. */

/** `allFree`: everything in the shop costs nothing, for everybody; `goodsFree`: the goods that it names do. */
export const promotionWarnings = ['allFree', 'goodsFree'] as const;
/** See `promotionWarnings`. */
export type PromotionWarning = (typeof promotionWarnings)[number];

const whole = 10_000;
type Takes = { kind: string; basisPoints?: number | null; price?: readonly { amount: number }[] | null };
/** As much of a promotion as is looked at; a form that is being filled in may lack any of it. */
export type Weighed = {
  rule?: { kind?: string } | undefined;
  conditions?: { targets?: Partial<Record<string, readonly string[] | null>>; minSubtotal?: readonly { amount: number }[] | null; minQuantity?: number | null };
};

/** Whether nothing is left of a price. */
const isAll = ({ kind, basisPoints, price }: Takes): boolean =>
  (kind === 'percentage' && (basisPoints ?? 0) >= whole) || (kind === 'fixedPrice' && (price?.length ?? 0) > 0 && price!.every(({ amount }) => amount === 0));

function takesAll(rule: NonNullable<Weighed['rule']>): boolean {
  const { kind, steps, takes } = rule as { kind?: string; steps?: readonly { takes?: Takes }[]; takes?: Takes };
  if (kind === 'tiersBySpend' || kind === 'tiersByQuantity') return (steps ?? []).some((step) => step.takes !== undefined && isAll(step.takes));
  if (kind === 'bundle') return takes !== undefined && isAll(takes);
  return kind !== 'buyXGetY' && isAll(rule as Takes);
}

/** What is doubtful about a promotion, whoever it is for. */
export function warningsOf({ rule, conditions }: Weighed): PromotionWarning[] {
  if (!rule || !takesAll(rule)) return [];
  const isForAll = rule.kind !== 'bundle' && Object.values(conditions?.targets ?? {}).every((slugs) => (slugs ?? []).length === 0);
  return [isForAll ? 'allFree' : 'goodsFree'];
}
