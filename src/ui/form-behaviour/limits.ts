/** Says so when a field is full: one listener for every field with a limit, in forms of islands and plain ones alike. */
import * as m from '#messages';

const notes = new WeakMap<Element, HTMLElement>();

/** Starts listening, for all fields that ever come into the document. */
export function listenToLimits(): void {
  for (const type of ['input', 'change', 'focusout']) document.addEventListener(type, ({ target }) => isLimited(target) && say(target));
  // Filled before anybody listened.
  if (isLimited(document.activeElement)) say(document.activeElement);
}

type Limited = HTMLInputElement | HTMLTextAreaElement;

const isLimited = (target: EventTarget | null): target is Limited =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength > 0;

function say(field: Limited): void {
  // Markup that an island has yet to take over must stay as the server sent it; the island's fields get their limits again once it has.
  if (field.closest('[data-island]:not([data-mounted])')) return;
  const isFull = field.value.length >= field.maxLength;
  const note = notes.get(field);
  if (!isFull) {
    note?.remove();
    notes.delete(field);
  } else if (!note?.isConnected) {
    const made = Object.assign(document.createElement('p'), { className: 'mt-1.5 text-sm text-desc', role: 'status' });
    notes.set(field, made);
    placeOf(field).after(made);
    // After it stands there, so that it is read out.
    setTimeout(() => (made.textContent = m.page_input_limit()));
  }
}

/** Below the field, and below the row that it stands in with a button. */
function placeOf(field: Element): Element {
  let place = field;
  while (place.parentElement && /flex|grid/.test(getComputedStyle(place.parentElement).display)) place = place.parentElement;
  return place;
}
