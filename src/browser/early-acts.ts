/** What somebody did to an island before it was mounted: done once more, so that nothing is lost. */

/** What was done early: to be done once more, or, where the island cannot be had, left to the browser as far as it knows how. */
export type EarlyActs = { again: () => Promise<void>; giveUp: () => void };

/**
 * Notes which buttons in `element` are pressed that do nothing by themselves, and which forms are sent that an island sends better; with `formsOnly` just
 * the plain forms that say where they are sent (`data-send`), for an island that takes over the forms around it.
 */
export function watchActs(element: Element, { onAct, formsOnly = false }: { onAct: () => void; formsOnly?: boolean }): EarlyActs {
  const acts = new Map<Element, () => void>();
  const note = (event: Event) => {
    if (formsOnly && !(event.target instanceof HTMLFormElement && event.target.dataset['send'] !== undefined)) return;
    const act = event.type === 'submit' ? sendingOf(event as SubmitEvent) : pressOf(event);
    if (!act) return;
    acts.delete(act.what);
    acts.set(act.what, act.again);
    onAct();
  };
  const types = formsOnly ? ['submit'] : ['click', 'submit'];
  for (const type of types) element.addEventListener(type, note);
  const stop = () => types.forEach((type) => element.removeEventListener(type, note));
  return {
    async again() {
      stop();
      for (const [what, again] of acts) {
        // In a task of its own: what was told before is drawn by then, and answered as it stands.
        await new Promise((begin) => setTimeout(begin));
        if (what.isConnected) again();
      }
    },
    giveUp() {
      stop();
      for (const [what, again] of acts) if (what.isConnected && what instanceof HTMLFormElement) again();
    },
  };
}

function pressOf({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  // A popover opens without script, and hearts are answered from the beginning (favorites.ts): pressed once more they would take back what was done.
  if (!button || button.popoverTargetElement || button.dataset['favorite']) return null;
  return { what: button, again: () => button.click() };
}

/** A form that is posted by the browser itself goes without the token of who is signed in: into a guest's cart. */
function sendingOf(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method === 'get') return null;
  event.preventDefault();
  // By its button, which may be what the island listens to.
  return { what: form, again: () => (submitter?.isConnected ? submitter.click() : form.requestSubmit()) };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells an island that has just been mounted what was written or chosen in its fields before, one field after the other. `drawn` does something and has
 * the island drawn at once: it gives the fields that it knows nothing of yet its own values again, so what stood in them is noted first.
 */
export function tellFields(element: Element, drawn: (work: () => void) => void): void {
  const fields = [...element.querySelectorAll<Field>('input, textarea, select')];
  const told = fields.flatMap((field) => {
    const type = isWrittenAnew(field) ? 'input' : isChosenAnew(field) ? 'change' : null;
    return type ? [{ field, type, putBack: noteField(field) }] : [];
  });
  for (const { field, type, putBack } of told) {
    putBack();
    drawn(() => field.dispatchEvent(new Event(type, { bubbles: true })));
  }
}

/** Answers how to put back what stands in a field, the caret too where somebody is writing in it. */
function noteField(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLInputElement && isTick(field)) {
    const { checked } = field;
    return () => (field.checked = checked);
  }
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  return () => {
    if (field.value === value) return;
    field.value = value;
    if (start !== null && document.activeElement === field) (field as HTMLInputElement).setSelectionRange(start, end);
  };
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function isWrittenAnew(field: Field): boolean {
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
