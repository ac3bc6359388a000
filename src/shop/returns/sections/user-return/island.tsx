/** A return of the account in full. It follows what happens elsewhere. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { StateBadge } from '#ui/badges/state-badge.tsx';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { When } from '#ui/local-time/when.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { BackLink, ShopLink } from '#ui/shop-link.tsx';
import type { Return } from '../../contract.ts';
import { ReturnBody } from '../return-view/return-body.tsx';
import { useReturn } from '../return-view/use-return.ts';
import { standingLook, standingWord } from '../return-texts.ts';

export function ReturnDetail({ initial }: { initial: Return }) {
  const { userBasePath } = usePageView();
  const actions = useReturn(initial);
  const { shown } = actions;
  return (
    <>
      <BackLink path={`${userBasePath}return`}>{m.returns_all()}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title-1 tabular-nums">
          <NumberTitle text={m.returns_title({ returnNo: shown.returnNo })} number={shown.returnNo} look="title-2" />
        </h1>
        <p aria-live="polite">
          <StateBadge look={standingLook(shown)}>{standingWord(shown)}</StateBadge>
        </p>
      </div>
      <p className="mt-2 text-desc">
        <When at={shown.appliedAt} />
        {dot}
        <ShopLink path={`${userBasePath}order/${encodeURIComponent(shown.orderNo)}`} className="underline underline-offset-4 hover:no-underline">
          <NumberTitle text={m.order_title({ orderNo: shown.orderNo })} number={shown.orderNo} />
        </ShopLink>
      </p>
      <ReturnBody actions={actions} />
    </>
  );
}
