import type { ReactNode } from 'react';

/** A term of a description list with what it says. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-sm text-desc">{title}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
