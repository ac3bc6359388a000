/** The shop's own icons: one 24-unit grid, one stroke, no package. */

/** What is drawn inside, as markup: for React one element an icon, on the server as in the browser. */
const drawings = {
  search: '<circle cx="10.75" cy="10.75" r="6.25"/><path d="m15.5 15.5 4.75 4.75"/>',
  account: '<circle cx="12" cy="8.25" r="3.75"/><path d="M4.75 20c.6-4 3.5-6 7.25-6s6.65 2 7.25 6"/>',
  heart: '<path d="M12 20s-7.5-4.6-7.5-10.1A4.15 4.15 0 0 1 12 7.4a4.15 4.15 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z"/>',
  cart: '<path d="M5.5 8.25h13l.9 11.5H4.6l.9-11.5Z"/><path d="M8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5"/>',
  menu: '<path d="M4 7.5h16M4 12h16M4 16.5h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  plus: '<path d="M12 5.5v13M5.5 12h13"/>',
  minus: '<path d="M5.5 12h13"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  down: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  right: '<path d="m9.5 6.5 5.5 5.5-5.5 5.5"/>',
  left: '<path d="M14.5 6.5 9 12l5.5 5.5"/>',
  arrow: '<path d="M4.5 12h15m-6-6 6 6-6 6"/>',
  globe: '<circle cx="12" cy="12" r="8"/><path d="M4 12h16M12 4c2.4 2.2 3.6 4.9 3.6 8s-1.2 5.8-3.6 8c-2.4-2.2-3.6-4.9-3.6-8S9.6 6.2 12 4Z"/>',
  parcel: '<path d="m12 3.75 7.75 4v8.5l-7.75 4-7.75-4v-8.5l7.75-4Z"/><path d="m4.5 8 7.5 4 7.5-4M12 12v8M8.2 5.9l7.6 4"/>',
  return: '<path d="M8.5 5 4.5 9l4 4M4.75 9h9.5a5 5 0 0 1 0 10H8"/>',
  repair:
    '<path d="M14.2 6.2a4.3 4.3 0 0 1 5.3-1.4l-2.7 2.7.3 1.9 1.9.3 2.6-2.6a4.3 4.3 0 0 1-5.9 5.3l-7.3 7.3a1.9 1.9 0 0 1-2.7-2.7l7.3-7.3a4.3 4.3 0 0 1 1.2-3.5Z" transform="translate(-1 .5) scale(.98)"/>',
  makers:
    '<path d="M7 4.5h10M8.5 4.5c0 3.5-3 4.5-3 9a6 6 0 0 0 3.3 6h6.4a6 6 0 0 0 3.3-6c0-4.5-3-5.5-3-9"/><path d="M5.6 12.5c2 1.2 4.3.2 6.4.2s4.4 1 6.4-.2"/>',
  truck: '<path d="M3 6.5h10.5v10H3zM13.5 10h3.8l3.2 3.3v3.2h-7"/><circle cx="7.2" cy="17.3" r="1.9"/><circle cx="16.8" cy="17.3" r="1.9"/>',
  lock: '<path d="M5.5 10.75h13v9h-13z"/><path d="M8.25 10.75V8a3.75 3.75 0 0 1 7.5 0v2.75"/>',
  info: '<circle cx="12" cy="12" r="8"/><path d="M12 11v5M12 8v.2"/>',
  warning: '<path d="M12 4.5 3.5 19h17L12 4.5ZM12 10v4.5m0 2v.2"/>',
  success: '<circle cx="12" cy="12" r="8"/><path d="m8.3 12.3 2.5 2.5 5-5"/>',
  trash: '<path d="M5 7h14M10 7V4.75h4V7m2.75 0-.75 12.25H8L7.25 7M10.25 10.5v5.5m3.5-5.5v5.5"/>',
  bank: '<path d="M4 9.5 12 4.5l8 5M5 9.5h14M6.5 9.5v7m3.7-7v7m3.6-7v7m3.7-7v7M4.5 16.5h15M3.75 19.5h16.5"/>',
  card: '<path d="M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3.5"/>',
  copy: '<path d="M9 9h11v11H9z"/><path d="M15 9V4H4v11h5"/>',
  play: '<path d="M8 5.5v13l10.5-6.5L8 5.5Z"/>',
  share: '<path d="M12 15V4m-4 3.5L12 3.5l4 4M6.5 11H5v9h14v-9h-1.5"/>',
  ruler: '<path d="M3.5 8.5h17v7h-17zM7 8.5v3M10.5 8.5v4M14 8.5v3M17.5 8.5v4"/>',
  mail: '<path d="M4 6h16v12H4zm0 .750 8 6.25 8-6.25"/>',
  bell: '<path d="M6.5 16.5v-5.25a5.5 5.5 0 0 1 11 0v5.25l1.75 1.75H4.75L6.5 16.5ZM10 20.5h4M12 5.75V4"/>',
  clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
  sliders: '<path d="M4 8h8m5 0h3M4 16h3m5 0h8M14.5 5.5v5M9.5 13.5v5"/>',
} as const satisfies Record<string, string>;

// The same object every time: React looks no further.
const inside = Object.fromEntries(Object.entries(drawings).map(([name, markup]) => [name, { __html: markup }])) as Record<IconName, { __html: string }>;

/** The icons there are. */
export type IconName = keyof typeof drawings;

/** All of them, for settings that choose one. */
export const iconNames = Object.keys(drawings) as [IconName, ...IconName[]];

/** An icon, decoration unless `title` says what it stands for. */
export function Icon({ name, title, className = 'size-5' }: { name: IconName; title?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={inside[name]}
    />
  );
}
