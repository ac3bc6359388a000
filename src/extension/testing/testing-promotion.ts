/** The contract test of discounts (`vitrine/extension/testing`). */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ExtensionContext } from '../context.ts';
import type { ExtensionPromotion, PromotionEffect } from '../promotion.ts';

const amount = z.int().min(0);
const effect = z.strictObject({
  takes: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percentage'), basisPoints: z.int().min(0).max(10_000) }),
    z.strictObject({ kind: z.literal('fixedAmount'), amount }),
    z.strictObject({ kind: z.literal('freeShipping') }),
  ]),
  minSubtotal: amount.optional(),
  title: z.looseObject({ en: z.string().min(1) }).optional(),
});

/** A discount: for a shopper, signed in (`accountId`) or not, it answers an effect or null, and the same the second time. Answers both offers. */
export async function testPromotion<Settings>(
  promotion: ExtensionPromotion<Settings>,
  context: ExtensionContext<Settings>,
  { accountId = '018f0000-0000-7000-8000-000000000005' }: { accountId?: string } = {},
): Promise<{ account: PromotionEffect | null; guest: PromotionEffect | null }> {
  const ask = async (who: { accountId: string | null }) => {
    const offered = await promotion.offer(context, who);
    const checked = effect.nullable().safeParse(offered);
    assert.ok(checked.success, `what it offers is no effect: ${checked.error?.issues[0]?.path.join('.')}: ${checked.error?.issues[0]?.message}`);
    assert.deepEqual(await promotion.offer(context, who), offered, 'asked twice, it offers something else');
    return offered;
  };
  return { account: await ask({ accountId }), guest: await ask({ accountId: null }) };
}
