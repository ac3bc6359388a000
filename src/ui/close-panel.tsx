/** The cross of a panel that the browser opens and closes by itself. */
import * as m from '#messages';
import { Icon } from './icons.tsx';

/** `panel` is the panel's id; with or without script. */
export function ClosePanel({ panel, className = 'rounded-field hover:bg-base-200' }: { panel: string; className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      popoverTargetAction="hide"
      className={`inline-flex size-11 items-center justify-center ${className}`}
      aria-label={m.ui_close()}
    >
      <Icon name="close" />
    </button>
  );
}
