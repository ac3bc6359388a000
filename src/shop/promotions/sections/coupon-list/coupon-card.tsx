/** A coupon with its code, to copy, to claim or to use at once. */
import { Alert } from '#ui/alert.tsx';
import { Island } from '#ui/island.tsx';
import type { Shown } from '../../show/list-public.ts';
import { CouponCodeIsland } from '../coupon-code/island.tsx';

/** A plain form that uses the code for the cart and goes there; `error` says why it did not. */
export function CouponCode({ shown, error = null }: { shown: Shown; error?: string | null }) {
  const { slug, code, claimRequired } = shown;
  if (code === null) return null;
  return (
    <>
      {error && (
        <div className="w-full max-w-2xl">
          <Alert kind="error">{error}</Alert>
        </div>
      )}
      <Island name="coupon-code" of={CouponCodeIsland} when="visible" props={{ slug, code, claim: claimRequired }} />
    </>
  );
}
