/** Nothing here, and a way out. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** Says that there is nothing and where to go instead. */
export function EmptyState({
  icon,
  title,
  text,
  children,
  level: Level = 'h2',
}: {
  icon?: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
  level?: 'h1' | 'h2' | 'p';
}) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center px-4 py-14 text-center">
      {icon && (
        <span className="mb-5 inline-flex size-16 items-center justify-center rounded-full bg-base-200">
          <Icon name={icon} className="size-7" />
        </span>
      )}
      <Level className="title-3">{title}</Level>
      {text && <p className="mt-3 wrap-anywhere text-desc">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
