/** Where one is in a row of steps. */
import { Icon } from './icons.tsx';

/** A numbered row; those before `current` (from 0) are ticked. */
export function Steps({ titles, current, label }: { titles: readonly string[]; current: number; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {titles.map((title, index) => (
        <li key={title} className={`flex items-center gap-2 ${index > current ? 'text-desc' : ''}`} aria-current={index === current ? 'step' : undefined}>
          {index > 0 && <Icon name="right" className="size-3.5 opacity-50" />}
          {index < current && <Icon name="check" className="size-4 text-success" />}
          <span className={index === current ? 'font-semibold' : ''}>{title}</span>
        </li>
      ))}
    </ol>
  );
}
