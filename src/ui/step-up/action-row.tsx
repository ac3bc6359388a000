/** One thing that can be done about an account, in a list of them. */
import type { ReactNode } from 'react';
import { StateBadge } from '../badges/state-badge.tsx';
import { buttonClasses } from '../button.tsx';
import { ShopLink } from '../shop-link.tsx';

/** `state` is a word such as 'On', `isOn` whether that is well. */
type RowProps = { title: string; text: string; state?: string; isOn?: boolean; children: ReactNode };

/** Its words on the left, on the right what does it (a `RowAction`) or leads to where it is done (a `RowLink`). */
export function ActionRow({ title, text, state, isOn = false, children }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-4 first:pt-0">
      <div className="min-w-0 max-w-2xl">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {title}
          {state && <StateBadge look={isOn ? 'done' : 'quiet'}>{state}</StateBadge>}
        </p>
        <p className="mt-1 text-sm text-pretty text-desc">{text}</p>
      </div>
      {children}
    </li>
  );
}

// As wide as each other on a desk, where they stand in a column.
const width = 'max-sm:px-4 sm:min-w-32';
const looks = { plain: buttonClasses('plain', false, width), danger: buttonClasses('danger', false, width) } as const;

type RowActionProps = { look?: keyof typeof looks; of?: string; busy?: boolean; pressed?: boolean; onAct: () => void; children: ReactNode };

/** Does something about what a row says, nothing while it is busy, and keeps the focus; `of` is what that is, for those who only hear the button, where its word does not say it. */
export function RowAction({ look = 'plain', of, busy = false, pressed, onAct, children }: RowActionProps) {
  return (
    <button type="button" className={looks[look]} aria-busy={busy || undefined} aria-pressed={pressed} onClick={busy ? undefined : onAct}>
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </button>
  );
}

/** Leads to where it is done; `of` as in `RowAction`. */
export function RowLink({ path, of, children }: { path: string; of: string; children: ReactNode }) {
  return (
    <ShopLink path={path} className={looks.plain}>
      {children}
      <span className="sr-only"> {of}</span>
    </ShopLink>
  );
}
