/** On the way from a mail to a product's form for reviews: the link's secret opens the order to this browser, whose review then is a buyer's. */
import { useEffect } from 'react';
import * as m from '#messages';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { OpenByLink } from './open-by-link.tsx';

const skeletonLines = 3;

/** Goes on by itself; without script the link is pasted, or the review is written without it. */
export function ToReview({ path, error }: { path: string; error: string | undefined }) {
  const view = usePageView();
  useEffect(() => {
    const { orderToken } = secretHere();
    // A link that opens nothing (its order has newer ones) still leads to the form.
    if (orderToken && error === undefined) postSecret(orderToken);
    else location.replace(localPath(view, path));
  }, [view, path, error]);
  return (
    <>
      <h1 className="title-1 mb-8">{m.reviews_write()}</h1>
      <div className="noscript:hidden">
        <SkeletonLines count={skeletonLines} label={m.order_loading()} />
      </div>
      <OpenByLink error={error} />
      <p className="hidden noscript:block">
        <ArrowLink path={path}>{m.reviews_write_anyway()}</ArrowLink>
      </p>
    </>
  );
}

/** Sends the form that stands below without script: its answer leads on, and no address has the secret. */
function postSecret(secret: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = location.pathname + location.search;
  for (const [name, value] of Object.entries({ form: 'open', link: secret }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}
