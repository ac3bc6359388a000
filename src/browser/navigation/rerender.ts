/** Rerendering parts of the page shown: the elements marked `data-rerender`, each found again by its id in the new markup. */
import { unmountIslands } from '../hydration/mount-islands.ts';
import type { RoutePage } from './page-data.ts';
import { announce, settlePage } from './show-page.ts';

/** The field that the keyboard is in, and what stands in it. */
export type FieldInHand = { id: string; value: string };

/** Null where the keyboard is in no field. */
export function fieldInHand(): FieldInHand | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.id ? { id: field.id, value: field.value } : null;
}

/**
 * Shows a page by rerendering only the marked parts; what they say of themselves (`data-say`) is announced. The keyboard stays where it is,
 * folded groups stay folded, and a field that was changed since the page was asked for (`asked` is what was in hand then) keeps what stands in it.
 * False, with nothing changed, where the new page has other parts.
 */
export function rerenderParts(page: RoutePage, asked: FieldInHand | null): boolean {
  const body = document.getElementById('page-body')!;
  const next = document.createElement('template');
  next.innerHTML = page.pageBody;
  const [parts, twins] = [partsOf(body), partsOf(next.content)];
  const isSame = parts.length > 0 && idsOf(parts) === idsOf(twins) && islandsAround(body) === islandsAround(next.content);
  if (!isSame) return false;
  const focused = document.activeElement?.id;
  const changed = changedSince(asked);
  const wasInside = parts.some((part) => part.contains(document.activeElement));
  for (const [index, part] of parts.entries()) {
    const twin = twins[index]!;
    for (const group of part.querySelectorAll<HTMLDetailsElement>('details[id]')) {
      const again = twin.querySelector<HTMLDetailsElement>(`#${CSS.escape(group.id)}`);
      if (again) again.open = group.open;
    }
    unmountIslands(part);
    part.replaceChildren(...twin.childNodes);
    for (const { name, value } of twin.attributes) part.setAttribute(name, value);
  }
  settlePage(page);
  if (wasInside) ((focused && document.getElementById(focused)) || parts.find((part) => part.hasAttribute('tabindex')))?.focus({ preventScroll: true });
  if (changed) putBack(changed);
  announce(
    parts
      .map((part) => part.dataset['say'] ?? '')
      .join(' ')
      .trim(),
  );
  return true;
}

function changedSince(asked: FieldInHand | null): FieldInHand | null {
  const now = fieldInHand();
  const before = now && (asked?.id === now.id ? asked.value : (document.activeElement as HTMLInputElement).defaultValue);
  return now?.value === before ? null : now;
}

/** Whoever listens to the field hears of it as if it were changed just now. */
function putBack({ id, value }: FieldInHand): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || field.value === value) return;
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const partsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-rerender]')];
const idsOf = (parts: readonly HTMLElement[]) => parts.map((part) => part.id).join(' ');

/** Islands outside of the parts; where they are other ones, or counted otherwise, they would be mixed up. */
function islandsAround(root: ParentNode): string {
  const places = [...root.querySelectorAll<HTMLElement>('[data-island]')].filter((place) => !place.closest('[data-rerender]'));
  return places.map((place) => place.dataset['island']).join(' ');
}
