/** Components whose markup is kept on the server, because it is the same on many pages. */
import type { ReactNode } from 'react';

const kept = new WeakSet<object>();

/**
 * Says of a component that its markup depends on nothing but its props, which survive JSON, and on what is the same for all pages of a language and
 * currency: nothing of a page's own (`path`, `kind`, `alternates`), no island, no state. The server makes it once for equal props.
 */
export function sameForSame<Props extends object>(Component: (props: Props) => ReactNode): typeof Component {
  kept.add(Component);
  return Component;
}

/** Whether that was said of a component. */
export const isSameForSame = (component: object): boolean => kept.has(component);
