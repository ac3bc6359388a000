/** The ways to pay, in small. */
import * as m from '#messages';
import { Icon } from '../icons.tsx';
import type { PaymentMark as Mark } from './drawn-marks.ts';

// Of all pictures.
const width = 38;
const height = 24;

/** One way each, drawn where people know its mark; nothing where there are none. */
export function PaymentMarks({ marks, className = '' }: { marks: readonly Mark[]; className?: string }) {
  // In a row of their own where the width is not enough for both: no name is left alone below the pictures.
  const rows = [marks.filter(({ picture }) => picture), marks.filter(({ picture }) => !picture)].filter((row) => row.length > 0);
  if (rows.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-3 text-sm text-desc ${className}`}>
      <p className="sr-only">{m.layout_payment_marks()}</p>
      {rows.map((row, index) => (
        <ul key={index} className="flex flex-wrap items-center gap-3">
          {row.map((mark) => (
            <li key={mark.id} className="inline-flex items-center gap-2">
              {mark.icon && <Icon name={mark.icon} className="size-4" />}
              <PaymentMark mark={mark} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The mark, or its name. Its picture waits until it is nearly in sight. */
export function PaymentMark({ mark: { title, picture } }: { mark: Omit<Mark, 'icon'> }) {
  return picture ? <img src={picture} alt={title} width={width} height={height} loading="lazy" /> : title;
}
