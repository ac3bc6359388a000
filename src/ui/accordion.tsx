/** Parts that open and close without a script. */
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

type AccordionProps = { title: ReactNode; children: ReactNode; open?: boolean; group?: string; isAlone?: boolean };

/** A `details` with the shop's look. `group` lets one of several be open at a time; `isAlone`: there is no line below it. */
export function Accordion({ title, children, open = false, group, isAlone = false }: AccordionProps) {
  return (
    <details className={`group ${isAlone ? '' : 'border-b border-line'}`} open={open} name={group}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 wrap-anywhere py-4 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="plus" className="size-4 group-open:hidden" />
        <Icon name="minus" className="hidden size-4 group-open:block" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
