/** Headings of sections. */
import type { ReactNode } from 'react';
import { ArrowLink } from './shop-link.tsx';

/** A section's title with an optional line of text under it and a way to more beside it. */
export function SectionHeading({ title, text, action }: { title: ReactNode; text?: string | undefined; action?: { path: string; title: string } | undefined }) {
  return (
    <div className="mb-6 flex items-baseline justify-between gap-x-8 gap-y-1 max-sm:flex-col max-sm:items-start sm:mb-8 lg:mb-12">
      <div className="max-w-2xl wrap-anywhere">
        <h2 className="title-2">{title}</h2>
        {text && <p className="mt-2 text-desc sm:mt-3">{text}</p>}
      </div>
      {action && (
        <ArrowLink path={action.path} className="shrink-0">
          {action.title}
        </ArrowLink>
      )}
    </div>
  );
}
