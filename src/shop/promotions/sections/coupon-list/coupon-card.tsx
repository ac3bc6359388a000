/** A coupon with its code, to copy or to use at once. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Island } from '#ui/island.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import type { Shown } from '../../list-public.ts';
import { CopyCode } from '../copy-code/island.tsx';

/** A plain form that uses the code for the cart and goes there; `refusal` says why it did not. */
export function CouponCode({ shown, refusal = null }: { shown: Shown; refusal?: string | null }) {
  const view = usePageView();
  const { locale } = view;
  if (shown.code === null) return null;
  if (shown.claimRequired) return <p className="text-desc">{m.promotions_term_sign_in({}, { locale })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {refusal && (
        <div className="w-full max-w-2xl">
          <Alert kind="error">{refusal}</Alert>
        </div>
      )}
      <code className="select-all rounded-field border border-dashed border-base-content/40 px-4 py-2.5 font-medium tracking-wide">{shown.code}</code>
      <Island name="copy-code" of={CopyCode} when="visible" as="span" props={{ code: shown.code }} />
      <form method="post" action={localPath(view, `/coupon/${shown.slug}`)}>
        <input type="hidden" name="code" value={shown.code} />
        <Button type="submit" name="form" value="apply" look="primary">
          {m.promotions_use({}, { locale })}
        </Button>
      </form>
    </div>
  );
}
