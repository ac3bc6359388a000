/** What may stay closed below the ways of paying: a line with what was entered in sight. */
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';

type Props = { title: string; said: string; open: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** A line that opens; no frame, which is how a choice looks, and no rule below the last one, where the step has its own. Works without script too. */
export function Fold({ title, said, open, onToggle, children }: Props) {
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group border-b border-line last:border-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-medium">{title}</span> <span className="block text-sm text-desc wrap-anywhere">{said}</span>
        </span>
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
