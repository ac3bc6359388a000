/** The ways to pay, in small. */
import * as m from '#messages';
import { Icon, type IconName } from '../icons.tsx';

/** One way each; nothing where there are none. */
export function PaymentMarks({ marks, className = '' }: { marks: readonly { id: string; title: string; icon: IconName | null }[]; className?: string }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label={m.layout_payment_marks()} className={`flex flex-wrap gap-2 ${className}`}>
      {marks.map(({ id, title, icon }) => (
        <li key={id} className="inline-flex h-9 items-center gap-2 rounded-field border border-line bg-base-100 px-3 text-xs">
          {icon && <Icon name={icon} className="size-4" />}
          {title}
        </li>
      ))}
    </ul>
  );
}
