/** The cart page while nothing is in the cart. */
import * as m from '#messages';
import { authToken } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { ButtonLink } from '#ui/button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CartPageProps } from './data.ts';

/** In few lines, so that what others buy is in sight; who is not signed in may have filled a cart elsewhere. */
export function NothingInIt({ picture }: Pick<CartPageProps, 'picture'>) {
  const view = usePageView();
  const isSignedIn = useShared(authToken) !== null;
  return (
    <div className={`grid gap-8 ${picture ? 'sm:grid-cols-2 sm:items-center lg:gap-16' : ''}`}>
      <div>
        <h2 className="title-3">{m.cart_empty()}</h2>
        <p className="mb-6 mt-2 text-desc">{m.cart_empty_text()}</p>
        <ButtonLink path="/" look="primary">
          {m.cart_go_on()}
        </ButtonLink>
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {!isSignedIn && <EmptyWay path="/auth/signin" title={m.cart_empty_sign_in()} />}
          {view.shows.favorites && <EmptyWay path={detailPath(view, 'page', 'wish-list')} title={m.favorite_title()} />}
        </ul>
      </div>
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 640px) 45vw, 92vw" className="aspect-3/2 w-full rounded-box max-sm:order-first" />
      )}
    </div>
  );
}

function EmptyWay({ path, title }: { path: string; title: string }) {
  return (
    <li>
      <ShopLink path={path} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline">
        {title}
      </ShopLink>
    </li>
  );
}
