/** What must be known here and now. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

const looks = {
  info: { icon: 'info', frame: 'border-info/50 bg-info/10' },
  success: { icon: 'success', frame: 'border-success/50 bg-success/10' },
  warning: { icon: 'warning', frame: 'border-warning/60 bg-warning/25' },
  error: { icon: 'warning', frame: 'border-error/50 bg-error/10' },
} as const satisfies Record<string, { icon: IconName; frame: string }>;

type AlertProps = {
  kind?: keyof typeof looks;
  children: ReactNode;
  live?: boolean;
  /** Brings it into view as the page opens, without any script: what was sent is answered from the top of a page. */
  first?: boolean;
};

/** A framed notice. Errors are announced at once; `live` announces the others when they appear. */
export function Alert({ kind = 'info', children, live = false, first = false }: AlertProps) {
  const { icon, frame } = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : live ? 'status' : undefined}
      {...(first && { tabIndex: -1, autoFocus: true })}
      className={`flex items-start gap-3 rounded-box border px-4 py-3 text-sm leading-6 ${frame}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
