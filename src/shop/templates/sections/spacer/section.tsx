/** Room between sections. */
import type { SpacerSettings } from './settings.ts';

const heights = { small: 'py-3', medium: 'py-6', large: 'py-14' } as const;

/** A line is a separation; a gap alone says nothing. */
export function Spacer({ settings: { size, line } }: { settings: SpacerSettings }) {
  return <div className={`page-width ${heights[size]}`}>{line && <hr className="border-line" />}</div>;
}
