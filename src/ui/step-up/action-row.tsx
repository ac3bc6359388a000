/** One thing that can be done about an account, in a list of them. */
import type { ReactNode } from 'react';

/** Its words on the left, what does it on the right. */
export function ActionRow({ title, text, state, children }: { title: string; text: string; state?: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 max-w-2xl">
        <p className="font-medium">
          {title}
          {state && <span className="font-normal text-desc"> · {state}</span>}
        </p>
        <p className="mt-1 text-sm text-desc">{text}</p>
      </div>
      {children}
    </li>
  );
}
