/** What may stay closed below the ways of paying: a line with what was entered in sight. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';

type Props = { title: string; said: string; open: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/**
 * A line that opens; no frame, which is how a choice looks, and no rule below the last one, where the step has its own. Works without script too. Closed by what
 * was done in it, it takes the focus: the button that was pressed is out of sight.
 */
export function Fold({ title, said, open, onToggle, children }: Props) {
  const line = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || line.current?.parentElement?.contains(focused);
    if (wasOpen.current && !open && isLost) line.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)} className="group border-b border-line last:border-0">
      <summary ref={line} className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-medium">{title}</span> <span className="block text-sm text-desc wrap-anywhere">{said}</span>
        </span>
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
