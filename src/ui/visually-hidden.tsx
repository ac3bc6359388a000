/** Words for those who listen. */
import type { ReactNode } from 'react';

/** Read out, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
