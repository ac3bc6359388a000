/** The editor's buttons: one stop for the Tab key, arrow keys between them. */
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as m from '#messages';

/** A button; `pressed` is absent for what is no switch. */
export type Tool = { id: string; label: string; icon: ReactNode; pressed?: boolean; disabled?: boolean; opens?: boolean; run(): void };

const stroke = (path: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-5"
    aria-hidden="true"
  >
    {path}
  </svg>
);

/** Their pictures. */
export const toolIcons = {
  bold: stroke(<path d="M7 5h6a3.4 3.4 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z" />),
  italic: stroke(<path d="M10 5h8M6 19h8M14.5 5l-5 14" />),
  heading: stroke(<path d="M5 5v14M14 5v14M5 12h9M17.5 13.500 19.5 12v7" />),
  subheading: stroke(<path d="M5 7v10M12 7v10M5 12h7M16 13.500c0-2 4-2 4 0 0 1.500-4 2.300-4 4.500h4" />),
  bullets: stroke(<path d="M9.500 6.500H20M9.500 12H20M9.500 17.500H20M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01" />),
  numbers: stroke(<path d="M10 6.500h10M10 12h10M10 17.500h10M4 5.500l1.500-1V9M4 14.500c0-1.500 2.500-1.500 2.500 0 0 1-2.500 2-2.500 3.500h2.500" />),
  quote: stroke(<path d="M6 16.500c2 0 3-1.500 3-4V7.500H4.500V12H9m5 4.500c2 0 3-1.500 3-4V7.500h-4.500V12H17" />),
  link: stroke(<path d="M10 14a4 4 0 0 0 5.700.3l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-5.700-.3l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200" />),
  picture: stroke(<path d="M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M15.500 9h.01" />),
  undo: stroke(<path d="M8.500 5 4.500 9l4 4M4.750 9h9.500a5 5 0 0 1 0 10H8" />),
  redo: stroke(<path d="m15.500 5 4 4-4 4M19.250 9h-9.500a5 5 0 0 0 0 10H16" />),
};

export function Toolbar({ tools, controls, id }: { tools: readonly Tool[]; controls: string; id: string }) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + tools.length) % tools.length;
    setCurrent(place);
    bar.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div ref={bar} id={id} role="toolbar" aria-label={m.articles_toolbar()} aria-controls={controls} className="flex flex-wrap gap-1 border-b border-line p-1">
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={tool.opens ? undefined : tool.pressed}
          aria-expanded={tool.opens ? tool.pressed : undefined}
          aria-disabled={tool.disabled || undefined}
          className="inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200 aria-disabled:opacity-40 aria-expanded:bg-base-200 aria-pressed:bg-base-200 aria-pressed:text-primary"
          onKeyDown={move}
          onFocus={() => setCurrent(index)}
          onClick={() => !tool.disabled && tool.run()}
        >
          {tool.icon}
        </button>
      ))}
    </div>
  );
}
