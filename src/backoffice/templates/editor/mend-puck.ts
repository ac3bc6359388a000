/** What Puck 0.23 leaves unsaid to those who do not see it, or says wrongly, is mended on its elements (decision 1124). */

/** Its parts by the beginnings of their class names: a build of Puck ends them with a hash. */
export const parts = {
  tab: 'NavItem-link_',
  tabOfOpenPanel: 'NavItem--active_',
  zoom: 'ViewportControls-zoomSelect_',
  row: 'Layer-clickable_',
  selectedRow: 'Layer--isSelected_',
  addEntry: 'ArrayField-addButton_',
  entry: 'ArrayFieldItem-summary_',
  openEntry: 'ArrayFieldItem--isExpanded_',
} as const;

const find = (root: ParentNode, part: keyof typeof parts) => [...root.querySelectorAll<HTMLElement>(`[class*="_${parts[part]}"]`)];
const isIn = (element: Element, part: keyof typeof parts) => element.closest(`[class*="_${parts[part]}"]`) !== null;

/** What dnd-kit writes on everything that is dragged: each a button, to be lifted with the space bar. Puck drags by mouse and touch alone. */
const untrue = ['role', 'tabindex', 'aria-roledescription', 'aria-describedby', 'aria-pressed', 'aria-grabbed', 'aria-disabled'];

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function mendDraggables(root: ParentNode): void {
  for (const element of root.querySelectorAll('[aria-roledescription="draggable"], [aria-grabbed]')) for (const name of untrue) element.removeAttribute(name);
}

type Words = { zoom: string; addEntry: string };

function mendControls(root: ParentNode, words: Words): void {
  for (const tab of find(root, 'tab')) {
    set(tab, 'role', 'button');
    set(tab, 'tabindex', '0');
    set(tab, 'aria-expanded', String(isIn(tab, 'tabOfOpenPanel')));
  }
  for (const zoom of find(root, 'zoom')) set(zoom, 'aria-label', words.zoom);
  for (const button of find(root, 'addEntry')) set(button, 'aria-label', words.addEntry);
  for (const row of find(root, 'row')) set(row, 'aria-current', String(isIn(row, 'selectedRow')));
  // The words of an entry are a button of ours (puck-config.tsx); whether it is open, Puck alone knows.
  for (const entry of find(root, 'entry'))
    for (const button of entry.querySelectorAll(':scope > button')) set(button, 'aria-expanded', String(isIn(button, 'openEntry')));
}

/** Mends now, and whenever the elements change; answers how to end it. */
function watch(root: Element, mend: () => void): () => void {
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'aria-roledescription', 'aria-grabbed'] });
  return () => observer.disconnect();
}

/** Of the canvas, whose sections would be buttons, and their content be hidden in them. */
export const mendCanvas = (body: HTMLElement): (() => void) => watch(body, () => mendDraggables(body));

/** Of all around the canvas. */
export function mendPuck(root: HTMLElement, words: Words): () => void {
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches(`[class*="_${parts.tab}"]`) || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    target.click();
  };
  root.addEventListener('keydown', press);
  const unwatch = watch(root, () => {
    mendDraggables(root);
    mendControls(root, words);
  });
  return () => {
    unwatch();
    root.removeEventListener('keydown', press);
  };
}
