/** Navigations that a phone shows as one line to scroll: the current entry is in sight from the start, and the line never begins with half a word. */

/** Moves every such line of the page to its current entry, before anybody can aim at another. */
export function settleStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('#page-body [data-strip]')) settle(strip);
}

function settle(strip: HTMLElement): void {
  const entries = [...strip.children] as HTMLElement[];
  const at = entries.findIndex((entry) => entry.querySelector('[aria-current]'));
  const room = strip.clientWidth;
  if (at < 0 || strip.scrollWidth <= room) return;
  const origin = entries[0]!.offsetLeft;
  const { behind, left } = placeOf(
    entries.map(({ offsetLeft, offsetWidth }) => ({ start: offsetLeft - origin, end: offsetLeft - origin + offsetWidth })),
    { at, room },
  );
  strip.style.paddingInlineEnd = `${behind}px`;
  strip.scrollLeft = left;
}

/** As far as the end of a line fades: what is there is not in sight. */
const fade = 48;

/**
 * How far a line of entries is scrolled that has `room` pixels for them, with the one at `at` in sight: not at all where that is enough,
 * else with the one before it where both have room, which says that there is something before. `behind` is the room that the last one needs behind it so that the
 * line begins with an entry when it is scrolled to its end, too.
 */
export function placeOf(entries: readonly { start: number; end: number }[], { at, room }: { at: number; room: number }): { behind: number; left: number } {
  const whole = entries.at(-1)!.end;
  const furthest = (entries.find(({ start }) => whole - start <= room) ?? entries.at(-1)!).start;
  const isInSight = entries[at]!.end <= room - fade;
  const before = entries[Math.max(0, at - 1)]!.start;
  const begin = entries[at]!.end - before <= room ? before : entries[at]!.start;
  return { behind: Math.max(0, room - (whole - furthest)), left: isInSight ? 0 : Math.min(furthest, begin) };
}
