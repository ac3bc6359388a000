/** Buttons, and links that look like one. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useHref } from './page-view.tsx';

/** How much a button asks for attention; one `primary` a view. */
export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'btn-primary',
  plain: 'btn-outline border-field font-medium hover:border-base-content hover:bg-transparent hover:text-base-content',
  quiet: 'btn-ghost font-medium',
  // The text carries the colour: the theme's error colour is too light for text of its own.
  danger: 'btn-outline border-field font-medium text-danger hover:border-base-content hover:bg-transparent',
};

/** The classes of what looks like a button. */
export function buttonClasses(look: ButtonLook, wide: boolean, more: string): string {
  return `btn btn-lg h-12 min-h-12 px-6 text-base font-medium ${looks[look]} ${wide ? 'w-full' : ''} ${more}`;
}

/** A button. While `busy` it keeps its width, shows a spinner and does nothing. */
export function Button({
  look = 'plain',
  wide = false,
  busy = false,
  className = '',
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; wide?: boolean; busy?: boolean; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses(look, wide, `${busy ? 'pointer-events-none' : ''} ${className}`)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link within the shop that looks like a button; `path` is without language prefix. */
export function ButtonLink({
  path,
  look = 'plain',
  wide = false,
  className = '',
  children,
}: {
  path: string;
  look?: ButtonLook;
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const href = useHref();
  return (
    <a href={href(path)} className={buttonClasses(look, wide, className)}>
      {children}
    </a>
  );
}

/** A link to another site that looks like a button; it opens in a tab of its own. */
export function ButtonAway({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClasses('plain', false, '')}>
      {children}
    </a>
  );
}
