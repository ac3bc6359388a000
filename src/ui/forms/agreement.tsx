/** What one agrees to before one orders or signs up. */
import * as m from '#messages';
import { localPath, usePageView } from '../page-view.tsx';
import { usualPath } from '../usual-pages.tsx';

/** The sentence, with links that open beside it. `text` is one message, cut at its marks `[1]` and `[2]`. */
export function Agreement({ text = m.checkout_agree() }: { text?: string }) {
  const [before = '', rest = ''] = text.split('[1]');
  const [between = '', after = ''] = rest.split('[2]');
  return (
    <>
      {before}
      <PageLink slug="privacy" title={m.checkout_privacy()} />
      {between}
      <PageLink slug="terms" title={m.checkout_terms()} />
      {after}
    </>
  );
}

/** A link to a page of the shop's policies that opens beside the form; its name alone where it is not published. */
export function PageLink({ slug, title }: { slug: 'privacy' | 'terms'; title: string }) {
  const view = usePageView();
  const path = usualPath(view, slug);
  if (path === null) return title;
  return (
    <a href={localPath(view, path)} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {title}
    </a>
  );
}
