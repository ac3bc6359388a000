/**
 * Replays events on an island from before its hydration, so that nothing is lost. React replays events only inside a root that it
 * knows; here the root itself comes late.
 */

/** Events from before: replayed, or, where the island cannot be had, left to the browser as far as it knows how. */
export type EventReplay = { replay: () => Promise<void>; abandon: () => void };

/**
 * Records which buttons in `element` are pressed that do nothing by themselves, and which forms are sent that an island sends better; with `formsOnly` just
 * the plain forms that say where they are sent (`data-send`), for an island that takes over the forms around it.
 */
export function recordEvents(element: Element, { onEvent, formsOnly = false }: { onEvent: () => void; formsOnly?: boolean }): EventReplay {
  const recorded = new Map<Element, () => void>();
  const record = (event: Event) => {
    if (formsOnly && !(event.target instanceof HTMLFormElement && event.target.dataset['send'] !== undefined)) return;
    const action = event.type === 'submit' ? sendingOf(event as SubmitEvent) : pressOf(event);
    if (!action) return;
    recorded.delete(action.target);
    recorded.set(action.target, action.repeat);
    onEvent();
  };
  const types = formsOnly ? ['submit'] : ['click', 'submit'];
  for (const type of types) element.addEventListener(type, record);
  const stop = () => types.forEach((type) => element.removeEventListener(type, record));
  return {
    async replay() {
      stop();
      for (const [target, repeat] of recorded) {
        // In a task of its own: earlier events are rendered by then, and handled against that state.
        await new Promise((begin) => setTimeout(begin));
        if (target.isConnected) repeat();
      }
    },
    abandon() {
      stop();
      for (const [target, repeat] of recorded) if (target.isConnected && target instanceof HTMLFormElement) repeat();
    },
  };
}

function pressOf({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  // A popover opens without script, and favorite buttons are answered from the beginning (favorites.ts): pressed once more they would take back what was done.
  if (!button || button.popoverTargetElement || button.dataset['favorite']) return null;
  return { target: button, repeat: () => button.click() };
}

/** A form that the browser posts itself carries no token of the signed-in user: it goes into a guest's cart. */
function sendingOf(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method === 'get') return null;
  event.preventDefault();
  // By its button, which may be what the island listens to.
  return { target: form, repeat: () => (submitter?.isConnected ? submitter.click() : form.requestSubmit()) };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what was typed or chosen in the fields of an island before it is hydrated. The returned function replays it, one field after the other; `rendered`
 * does something and has the island rendered at once: in fields of which it has yet to hear it puts its own values meanwhile.
 */
export function recordFields(element: Element): (rendered: (work: () => void) => void) => void {
  const replays = [...element.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => replayOf(field) ?? []);
  return (rendered) => replays.forEach((replay) => rendered(replay));
}

function replayOf(field: Field): (() => void) | null {
  if (isWrittenAnew(field)) return writingOf(field);
  if (!isChosenAnew(field)) return null;
  if (field instanceof HTMLInputElement) return () => tick(field);
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React answers no `input` event that leaves a field as React saw it last. So it is shown the default value, and what was written past it. */
function writingOf(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart: start, selectionEnd: end } = field;
  const writePast = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!;
  return () => {
    field.value = field.defaultValue;
    writePast.call(field, value);
    if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** React answers the press of a tick, and only one that changes it. */
function tick(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function isWrittenAnew(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isTick(field) && !/^(file|hidden)$/.test(field.type));
  return isText && field.value !== field.defaultValue;
}

function isChosenAnew(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      )
    );
  if (!(field instanceof HTMLInputElement) || !isTick(field)) return false;
  // Of radio buttons the one that was left says nothing.
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.checked && !field.defaultChecked;
}
