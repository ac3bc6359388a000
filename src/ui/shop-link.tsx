/** Links within the shop. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref } from './page-view.tsx';
import { Icon } from './icons.tsx';

/** A link to a path without language prefix; it keeps the page's language. */
export function ShopLink({ path, children, ...rest }: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { path: string; children: ReactNode }) {
  const href = useHref();
  return (
    <a {...rest} href={href(path)}>
      {children}
    </a>
  );
}

/** "← Back to the list" above a heading. */
export function BackLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ShopLink path={path} className="mb-2 inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline">
      <Icon name="left" className="size-4" />
      {children}
    </ShopLink>
  );
}

/** "See all →" under a heading. */
export function ArrowLink({ path, children, className = '' }: { path: string; children: ReactNode; className?: string }) {
  return (
    <ShopLink path={path} className={`group inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline ${className}`}>
      {children}
      <Icon name="arrow" className="size-4 transition-transform group-hover:[translate:0.25rem] motion-reduce:transition-none" />
    </ShopLink>
  );
}
